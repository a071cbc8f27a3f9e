/** The brand as CSS, for renderer/styles/app.css to import. All colors derive from five in each scheme. */
import { contrasts, mix } from "#content/check-colors.ts";
import type { Brand } from "#domain/brand-schema.ts";
import { type Palette, type Schemes, TONE_KEYS, TONES, toRgb } from "#domain/colors.ts";

/** Values of `font-family`. */
type Families = { display: string; text: string };

/**
 * Declares custom properties, with other values on stamps in the dark scheme and in the lightbox. The variant `dark:`
 * applies wherever the dark scheme does. The stylesheet expects `dots.svg` in its folder.
 */
export function toStylesheet({ colors: schemes, scheme }: Brand, { display, text }: Families): string {
  const { light, dark, darkStamp, lightbox } = toColors(schemes);
  const { paper, ink } = schemes.light;
  const root = {
    ...light,
    paper,
    "paper-ink": ink,
    lifted: shadow(toRgb(ink).join(" ")),
    "face-display": display,
    "face-text": text,
    dots: 'url("./dots.svg")',
    scheme: scheme ?? "light dark",
  };
  const when = scheme === "dark" ? "@media all" : "@media (prefers-color-scheme: dark)";
  return `@custom-variant dark { ${when} { @slot; } }
@layer theme {
:root {
${declare(root)}
}
${when} {
:root {
${declare({ ...dark, lifted: DARK_SHADOW })}
}
.stamp {
${declare(darkStamp)}
}
}
.pswp.lightbox {
${declare(lightbox)}
}
}
@utility toned {
${toTones(paper)}
}
`;
}

/** Declares the color and picture of the tone that is chosen and loaded. What lies on a dark one has the color of paper. */
const toTones = (paper: string) =>
  TONE_KEYS.map((tone) => {
    const isDark = contrasts(paper, [`rgb(${TONES[tone].color.join(" ")})`]);
    const onDark = { "plate-ink": "var(--paper)", stencil: "color-mix(in srgb, var(--accent), white 70%)" };
    const own = { tone: `var(--tone-${tone})`, tinted: `var(--on-${tone})`, ...(isDark && onDark) };
    return `&:has([value="${tone}"]:checked:not([data-pending])) {\n${declare(own)}\n}`;
  }).join("\n");

const shadow = (shade: string) => `0 1px 1px rgb(${shade} / 0.08), 0 14px 34px -14px rgb(${shade} / 0.38)`;
const DARK_SHADOW = "0 1px 1px rgb(0 0 0 / 0.4), 0 18px 40px -14px rgb(0 0 0 / 0.8)";

const declare = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n");

/** The least contrast of the borders of controls (WCAG 2.2 AA). */
const LINE_CONTRAST = 3;

const BLACK = "#000000";

/** How much of the dark wall covers a drawing and its paper in the dark scheme (roles.css). */
const VEIL = 0.16;

/** The values of custom properties, by where they apply. */
type Colors = Record<"light" | "dark" | "darkStamp" | "lightbox", Record<string, string>>;

export function toColors({ light, dark }: Schemes): Colors {
  const onInk = contrasts(light.ink, [dark.ink, dark.accent]) ? light.ink : dark.wall;
  return {
    light: {
      ...toPage(light),
      "wall-deep": colorMix("var(--ink)", 0.06, "var(--wall)"),
      "on-ink": light.paper,
      scrim: colorMix(light.ink, 0.46, "transparent"),
    },
    dark: { ...toPage(dark), "on-ink": onInk, scrim: "rgb(0 0 0 / 0.6)" },
    darkStamp: toDarkStamp(light, dark),
    lightbox: {
      wall: colorMix(dark.wall, 0.6, BLACK),
      ink: dark.ink,
      "on-ink": onInk,
      accent: light.paper,
      sold: colorMix(light.sold, 0.5, dark.sold),
    },
  };
}

function toPage(palette: Palette): Record<string, string> {
  const { wall, paper, ink, accent, sold } = palette;
  return {
    wall,
    panel: paper,
    ink,
    ...toShades(palette, "wall", (shade, least) => contrasts(shade, [wall, paper], least)),
    accent,
    sold,
  };
}

/** Colors on the light scheme's paper under the veil. Those that it would make unreadable become darker. */
function toDarkStamp(light: Palette, { wall }: Palette): Record<string, string> {
  const veiled = (color: string) => mix(wall, VEIL, color);
  const isReadable = (color: string, least?: number) =>
    contrasts(veiled(color), [veiled(light.paper)], least);
  // This much black makes up for the veil over any color that is readable without it.
  const toReadable = (color: string) => (isReadable(color) ? color : mix(color, 0.75, BLACK));
  const ink = toReadable(light.ink);
  return {
    ink,
    ...toShades({ ...light, ink }, "paper", isReadable),
    accent: toReadable(light.accent),
    sold: toReadable(light.sold),
    "on-ink": light.paper,
  };
}

/** Softens the ink for lesser words and for lines. An ink too weak for that stays as it is. */
function toShades(
  palette: Palette,
  ground: "wall" | "paper",
  isReadable: (shade: string, least?: number) => boolean,
) {
  const toShade = (share: number, least?: number) =>
    isReadable(mix(palette.ink, share, palette[ground]), least)
      ? colorMix("var(--ink)", share, `var(--${ground})`)
      : "var(--ink)";
  return { soft: toShade(0.73), line: toShade(0.5, LINE_CONTRAST) };
}

const colorMix = (color: string, share: number, other: string) =>
  `color-mix(in srgb, ${color} ${share * 100}%, ${other})`;
