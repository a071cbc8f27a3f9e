/** The brand as CSS, for renderer/styles/app.css to import. */
import { contrasts } from "#content/check-colors.ts";
import type { Brand } from "#domain/brand-schema.ts";
import { TONE_KEYS, TONES, toRgb } from "#domain/colors.ts";
import { toColors } from "./colors.ts";

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

/** The color and the picture of the tone that is chosen and loaded. What lies on a dark one has the color of paper. */
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
