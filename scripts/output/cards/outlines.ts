/** Converts text to outlines, so that cards look the same on every machine. Lengths in pixels. */
import { readFileSync } from "node:fs";
import { create, type Font, type Glyph } from "fontkit";

/** Tighter, as display sizes need it. In ems. */
const TRACKING = -0.04;

/** Substitutes for letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d" };

export type Outlines = {
  measure(line: string, size: number): number;
  /** The `d` of an SVG path, its baseline at `y`. */
  draw(line: string, place: { x: number; y: number; size: number }): string;
  /** Strips accents from letters that the font lacks, or drops the letters. Empty if that drops most of them. */
  toDrawable(text: string): string;
};

/** Draws each letter in the first font that has it. */
export function loadOutlines(paths: readonly string[]): Outlines {
  const fonts = paths.map((path) => create(readFileSync(path)) as Font);
  return {
    measure: (line, size) => size * sum(shape(fonts, line).map(({ advance }) => advance)),
    draw: (line, { x, y, size }) => {
      let start = x;
      return shape(fonts, line)
        .map(({ path, unitsPerEm, advance }) => {
          const scale = size / unitsPerEm;
          const outline = path.scale(scale, -scale).translate(start, y).toSVG();
          start += advance * size;
          return outline;
        })
        .join("");
    },
    toDrawable: (text) => toKnown(fonts, text),
  };
}

/** `advance` in ems. */
type Shape = { path: Glyph["path"]; unitsPerEm: number; advance: number };

/** The glyphs of a line, in runs of one font. */
function shape(fonts: readonly Font[], line: string): Shape[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of line) {
    const font = fonts.find(has(letter)) ?? (fonts[0] as Font);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs.flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    const { unitsPerEm } = font;
    return glyphs.map(({ path }, index) => {
      const advance = (positions[index]?.xAdvance ?? 0) / unitsPerEm + TRACKING;
      return { path, unitsPerEm, advance };
    });
  });
}

const has = (letter: string) => (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function toKnown(fonts: readonly Font[], text: string): string {
  const isKnown = (letter: string) => fonts.some(has(letter));
  const all = [...text.normalize("NFC").replace(/\s+/g, " ")];
  const drawable = all.map((letter) =>
    isKnown(letter) ? letter : [...(PLAIN[letter] ?? letter.normalize("NFKD"))].filter(isKnown).join(""),
  );
  const letters = drawable.filter((_, index) => /\p{L}/u.test(all[index] as string));
  const lost = letters.filter((letter) => letter === "").length;
  return lost > letters.length / 2 ? "" : drawable.join("").trim();
}
