/** Derives all colors of the studio from five in each scheme. The browser mixes the shades in between. */
import { contrasts, mix } from "#content/check-colors.ts";
import type { Palette, Schemes } from "#domain/colors.ts";

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
