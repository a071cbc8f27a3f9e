/** A typeface of the studio's own: cut to the letters of the site, with stand-ins of the same measure. */
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { UnusableFile } from "./unusable-file.ts";

/** What a font must have: the words that the pages bring themselves are made of these. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,";

/** Also kept where the font has it: what pages write around figures and texts. */
const SIGNS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00a0\u2002¼½¾×÷·°©–—‘’“”…•′″€";

/** Of English texts, to compare widths by. */
const SAMPLE =
  "The quick brown fox jumps over the lazy dog, slowly: each dot is placed by hand, one at a time.";

/** What computers and phones have, as names of `local` fonts; with the mean width of a letter of `SAMPLE`, in ems. */
const STAND_INS = {
  serif: [
    { locals: ["Georgia", "Noto Serif"], width: 0.446 },
    { locals: ["Times New Roman", "Liberation Serif"], width: 0.4046 },
    { locals: ["DejaVu Serif"], width: 0.5094 },
  ],
  sans: [{ locals: ["Arial", "Liberation Sans"], width: 0.4435 }],
};

export type Role = "display" | "text";

/** Opens a font file. Throws `UnusableFile` when it is none, or lacks letters. */
export function openFont(path: string, bytes: Buffer): Font {
  const font = open(path, bytes);
  const missing = [...LETTERS].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number),
  );
  if (missing.length > 0) {
    const shown = missing.slice(0, 8).join(" ");
    throw new UnusableFile(
      path,
      `lacks letters that every page needs: ${shown}. Choose a font with the Latin alphabet.`,
    );
  }
  return font;
}

/** The font as WOFF2, with no other letters than those of `texts` and those that pages bring themselves. */
export function cutFont(bytes: Buffer, texts: string): Promise<Buffer> {
  const letters = [...new Set(SIGNS + LETTERS + texts)].sort().join("");
  return subsetFont(bytes, letters, { targetFormat: "woff2" });
}

/** The `font-face` rules, and the value of `font-family` that they serve. `file` is beside the stylesheet. */
export function describeFace(role: Role, font: Font, file: string): { rules: string; family: string } {
  const name = role === "display" ? "Studio Display" : "Studio Text";
  const kind = hasSerifs(font) ? "serif" : "sans";
  const standIns = STAND_INS[kind].map((standIn, index) => ({ name: `${name} ${index + 1}`, ...standIn }));
  const rules = [
    `@font-face{font-family:"${name}";src:url("./${file}") format("woff2");font-weight:${weightsOf(font)};font-display:swap}`,
    ...standIns.map((standIn) => describeStandIn(font, standIn)),
  ];
  const names = [name, ...standIns.map((standIn) => standIn.name)].map((each) => `"${each}"`);
  return {
    rules: rules.join("\n"),
    family: [...names, kind === "serif" ? "serif" : "system-ui, sans-serif"].join(", "),
  };
}

/** Widths by the mean of the letters, heights by the font: nothing shifts when it arrives. */
function describeStandIn(
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
export function meanWidth(font: Font): number {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length;
}

/** By the font's own classification (PANOSE), where it has one. */
function hasSerifs(font: Font): boolean {
  const { panose } = (font as unknown as { "OS/2"?: { panose?: number[] } })["OS/2"] ?? {};
  const [family = 0, style = 0] = panose ?? [];
  return family === 2 && style >= 2 && style <= 10;
}

function weightsOf(font: Font): string {
  const { wght } = font.variationAxes;
  return wght ? `${Math.max(100, wght.min)} ${Math.min(900, wght.max)}` : "400";
}

function open(path: string, bytes: Buffer): Font {
  try {
    const font = create(bytes);
    if ("fonts" in font) throw new Error("A collection.");
    return font;
  } catch (cause) {
    throw new UnusableFile(path, "is no font that can be read. Put a woff2, ttf or otf file there.", cause);
  }
}
