/**
 * Opens the studio's own typeface, cuts it down to the letters of the site, and describes it as CSS with fallbacks that
 * have its metrics. Capsize and fontaine find the same metrics within 0.7 %, but fontaine knows no Linux fonts, and
 * capsize's metrics of system fonts take 169 MB.
 */
import { hash } from "node:crypto";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { OriginalError } from "#content/problem.ts";

/** The letters that every font needs, because the fixed words of the pages use them. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,";

/** Signs that pages write around figures and texts, kept if the font has them. */
const SIGNS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00a0\u2002¼½¾×÷·°©–—‘’“”…•′″€";

/** A face as the pages use it: a WOFF2 file, `font-face` rules that name it, and the value of `font-family`. */
type Face = { file: string; bytes: Uint8Array; rules: string; family: string };

/**
 * Cuts the font down and describes it. Throws `OriginalError` when it is not a font, lacks letters, or is damaged, which
 * shows only here: fontkit opens a table when it is used.
 */
export async function makeFace(
  role: FaceRole,
  { path, bytes }: { path: string; bytes: Buffer },
  texts: string,
): Promise<Face> {
  const font = openFont(path, bytes);
  const file = `${role}.woff2`;
  try {
    return { file, bytes: await cutFont(bytes, texts), ...describeFace(role, font, file) };
  } catch (cause) {
    throw new OriginalError(path, "is a damaged font. Copy it again, or download it again.", cause);
  }
}

function openFont(path: string, bytes: Buffer): Font {
  const font = parseFont(path, bytes);
  const missing = [...LETTERS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) {
    const shown = missing.slice(0, 8).join(" ");
    throw new OriginalError(
      path,
      `lacks letters that every page needs: ${shown}. Choose a font with the Latin alphabet.`,
    );
  }
  return font;
}

/** Converts the font to WOFF2, with the letters of `texts` and of the pages' fixed words. Memoized for the dev server. */
export function cutFont(bytes: Buffer, texts: string): Promise<Buffer> {
  const letters = [...new Set(SIGNS + LETTERS + texts)].sort().join("");
  const key = hash("sha256", bytes) + letters;
  const font = cut.get(key) ?? subsetFont(bytes, letters, { targetFormat: "woff2" });
  cut.set(key, font);
  return font;
}

const cut = new Map<string, Promise<Buffer>>();

/** Throws `OriginalError` when this is not a font. */
export function parseFont(path: string, bytes: Buffer): Font {
  try {
    const font = create(bytes);
    if ("fonts" in font) throw new Error("This is a font collection.");
    return font;
  } catch (cause) {
    throw new OriginalError(path, "is not a readable font. Use a woff2, ttf or otf file.", cause);
  }
}

/** A typical English text, to compare widths. */
const SAMPLE =
  "The quick brown fox jumps over the lazy dog, slowly: each dot is placed by hand, one at a time.";

/** Common system fonts by `local` names (PostScript names on Android), and their mean letter width in `SAMPLE`, in ems. */
const FALLBACKS = {
  serif: [
    { locals: ["Georgia"], width: 0.446 },
    { locals: ["Times New Roman", "Liberation Serif"], width: 0.4046 },
    { locals: ["Noto Serif", "NotoSerif-Regular"], width: 0.4753 },
    { locals: ["DejaVu Serif"], width: 0.5094 },
  ],
  sans: [
    { locals: ["Arial", "Liberation Sans"], width: 0.4435 },
    { locals: ["Roboto", "Roboto-Regular"], width: 0.4398 },
    { locals: ["DejaVu Sans"], width: 0.5048 },
  ],
};

export type FaceRole = "display" | "text";

/** `file` is in the folder of the stylesheet. */
function describeFace(role: FaceRole, font: Font, file: string): { rules: string; family: string } {
  const name = role === "display" ? "Studio Display" : "Studio Text";
  const kind = hasSerifs(font) ? "serif" : "sans";
  const fallbacks = FALLBACKS[kind].map((font, index) => ({ name: `${name} ${index + 1}`, ...font }));
  const rules = [
    `@font-face{font-family:"${name}";src:url("./${file}") format("woff2");font-weight:${weightsOf(font)};font-display:swap}`,
    ...fallbacks.map((fallback) => describeFallback(font, fallback)),
    // Only lines in the display face are as large as fits.
    ...(role === "display" ? [`:root{--display-letter:${meanWidth(font).toFixed(3)}}`] : []),
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

/** Measures the mean width of a letter, in ems. */
function meanWidth(font: Font): number {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length;
}

/** Reads the font's PANOSE classification; false when it has none. */
function hasSerifs(font: Font): boolean {
  const [family = 0, style = 0] = font["OS/2"]?.panose ?? [];
  return family === 2 && style >= 2 && style <= 10;
}

function weightsOf(font: Font): string {
  const { wght } = font.variationAxes;
  return wght ? `${Math.max(100, wght.min)} ${Math.min(900, wght.max)}` : "400";
}
