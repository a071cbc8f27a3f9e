/** The brand as CSS, for renderer/styles.css to import. */
import { type Schemes, toColors } from "#domain/colors.ts";
import { toRgb } from "#domain/contrast.ts";
import { TONE_COLORS } from "#domain/tones.ts";

/** Values of `font-family`. */
type Families = { display: string; text: string };

/** Custom properties, for the layer `theme`. `dots.svg` is in the same folder. */
export function toTokens(schemes: Schemes, { display, text }: Families): string {
  const { light, dark } = toColors(schemes);
  const { paper, ink } = schemes.light;
  const tones = Object.entries(TONE_COLORS).map(([tone, rgb]) => [`tone-${tone}`, `rgb(${rgb.join(" ")})`]);
  const shade = toRgb(ink).join(" ");
  return `@theme {
${declare({ ...colors(light), "color-paper": paper, "shadow-lifted": shadow(shade), "font-serif": display, "font-sans": text })}
}
:root {
${declare({ paper, "paper-ink": ink, ...Object.fromEntries(tones), dots: 'url("./dots.svg")' })}
}
@media (prefers-color-scheme: dark) {
:root {
${declare({ ...colors(dark), "shadow-lifted": DARK_SHADOW })}
}
}
`;
}

/** Rules for two places with different colors: stamps in the dark scheme, and the lightbox in both. */
export function toRules(schemes: Schemes): string {
  const { darkStamp, lightbox } = toColors(schemes);
  return `@layer components {
@media (prefers-color-scheme: dark) {
.stamp {
${declare(colors(darkStamp))}
}
}
}
.pswp.lightbox {
${declare(colors(lightbox))}
}
`;
}

const shadow = (shade: string) => `0 1px 1px rgb(${shade} / 0.08), 0 14px 34px -14px rgb(${shade} / 0.38)`;
const DARK_SHADOW = "0 1px 1px rgb(0 0 0 / 0.4), 0 18px 40px -14px rgb(0 0 0 / 0.8)";

const colors = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`color-${name}`, value]));

const declare = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n");
