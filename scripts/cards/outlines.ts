/** Text as outlines: cards look the same on every machine, whatever fonts it has. Lengths in pixels. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** The display face of the site, as it ships. */
const FONT = "renderer/fonts/gowun-batang-400.woff2";
/** Of a display size, in ems. */
const TRACKING = -0.04;

/** Letters that are no letter with an accent, in those that the font has. */
const PLAIN: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Œ: "Oe", œ: "oe", ı: "i" };

export type Outlines = {
  /** Width of a line. */
  measure(line: string, size: number): number;
  /** The `d` of an SVG path, its baseline at `y`. */
  draw(line: string, place: { x: number; y: number; size: number }): string;
  /** The text in the letters that the font has: others lose their accents, or go. */
  toDrawable(text: string): string;
};

/** Reads the font below the project's `root`. */
export function loadOutlines(root: string): Outlines {
  const font = create(readFileSync(`${root}/${FONT}`)) as Font;
  return {
    measure: (line, size) => advances(font, line, size).at(-1) ?? 0,
    draw: (line, { x, y, size }) => {
      const scale = size / font.unitsPerEm;
      const starts = advances(font, line, size);
      return font
        .layout(line)
        .glyphs.map(({ path }, index) =>
          path
            .scale(scale, -scale)
            .translate(x + (starts[index] ?? 0), y)
            .toSVG(),
        )
        .join("");
    },
    toDrawable: (text) => toKnown(font, text),
  };
}

/** Where each glyph begins, and last, where the line ends. */
function advances(font: Font, line: string, size: number): number[] {
  const starts = [0];
  for (const { xAdvance } of font.layout(line).positions) {
    starts.push((starts.at(-1) ?? 0) + (xAdvance / font.unitsPerEm + TRACKING) * size);
  }
  return starts;
}

function toKnown(font: Font, text: string): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
  return [...text.normalize("NFC").replace(/\s+/g, " ")]
    .flatMap((letter) =>
      has(letter) ? letter : [...(PLAIN[letter] ?? letter.normalize("NFKD"))].filter(has),
    )
    .join("")
    .trim();
}
