/**
 * The studio's own typeface in CSS, with fallbacks that have its metrics. Capsize and fontaine find the same values within
 * 0.7 %, but fontaine knows no font of Linux, and capsize's metrics of system fonts take 169 MB.
 */
import type { Font } from "fontkit";

/** Typical English, to compare widths. */
const SAMPLE =
  "The quick brown fox jumps over the lazy dog, slowly: each dot is placed by hand, one at a time.";

/** Common system fonts, as `local` names, with the mean width of a letter of `SAMPLE`, in ems. */
const FALLBACKS = {
  serif: [
    { locals: ["Georgia", "Noto Serif"], width: 0.446 },
    { locals: ["Times New Roman", "Liberation Serif"], width: 0.4046 },
    { locals: ["DejaVu Serif"], width: 0.5094 },
  ],
  sans: [{ locals: ["Arial", "Liberation Sans"], width: 0.4435 }],
};

export type Role = "display" | "text";

/** The `font-face` rules, and the matching value of `font-family`. `file` is in the folder of the stylesheet. */
export function describeFace(role: Role, font: Font, file: string): { rules: string; family: string } {
  const name = role === "display" ? "Studio Display" : "Studio Text";
  const kind = hasSerifs(font) ? "serif" : "sans";
  const fallbacks = FALLBACKS[kind].map((font, index) => ({ name: `${name} ${index + 1}`, ...font }));
  const rules = [
    `@font-face{font-family:"${name}";src:url("./${file}") format("woff2");font-weight:${weightsOf(font)};font-display:swap}`,
    ...fallbacks.map((fallback) => describeFallback(font, fallback)),
  ];
  const names = [name, ...fallbacks.map((fallback) => fallback.name)].map((each) => `"${each}"`);
  return {
    rules: rules.join("\n"),
    family: [...names, kind === "serif" ? "serif" : "system-ui, sans-serif"].join(", "),
  };
}

/** Matches the mean letter width and the line height, so that nothing shifts when the font arrives. */
function describeFallback(
  font: Font,
  { name, locals, width }: { name: string; locals: string[]; width: number },
): string {
  const scale = meanWidth(font) / width;
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  const [ascent, descent, gap] = [font.ascent, -font.descent, font.lineGap].map((value) =>
    percent(value / font.unitsPerEm / scale),
  );
  const sources = locals.map((local) => `local("${local}")`).join(",");
  return `@font-face{font-family:"${name}";src:${sources};size-adjust:${percent(scale)};ascent-override:${ascent};descent-override:${descent};line-gap-override:${gap}}`;
}

/** In ems. */
function meanWidth(font: Font): number {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length;
}

/** According to the font's PANOSE classification, if it has one. */
function hasSerifs(font: Font): boolean {
  const { panose } = (font as unknown as { "OS/2"?: { panose?: number[] } })["OS/2"] ?? {};
  const [family = 0, style = 0] = panose ?? [];
  return family === 2 && style >= 2 && style <= 10;
}

function weightsOf(font: Font): string {
  const { wght } = font.variationAxes;
  return wght ? `${Math.max(100, wght.min)} ${Math.min(900, wght.max)}` : "400";
}
