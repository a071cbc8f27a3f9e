/** The letters of the display face: which it has, how wide they are, and as fonts for satori. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { TRACKING } from "./Card.tsx";

/** Substitutes for letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d" };

type Column = { width: number; sizes: number[]; maxLines: number };

export class Letters {
  readonly #faces: { bytes: Buffer; font: Font }[];

  /** The first face that has a letter draws it. */
  constructor(paths: readonly string[]) {
    const files = paths.map((path) => readFileSync(path));
    this.#faces = files.map((bytes) => ({ bytes, font: create(bytes) as Font }));
  }

  /** Satori reads neither WOFF2 nor variable fonts. */
  toFonts() {
    const fonts = this.#faces.map(async ({ bytes, font }, index) => {
      const axes = Object.entries(font.variationAxes).map(([axis, range]) => [axis, range?.default]);
      const data = await subsetFont(bytes, String.fromCodePoint(...font.characterSet), {
        targetFormat: "truetype",
        variationAxes: Object.fromEntries(axes),
      });
      return { name: `face-${index}`, data };
    });
    return Promise.all(fonts);
  }

  /** Strips accents from letters that the font lacks, or drops the letters; `instead` if that drops most of them. */
  toDrawable(text: string, instead: string): string {
    const isKnown = (letter: string) => this.#fontOf(letter) !== undefined;
    const all = [...text.normalize("NFC").replace(/\s+/g, " ")];
    const drawable = all.map((letter) =>
      isKnown(letter) ? letter : [...(PLAIN[letter] ?? letter.normalize("NFKD"))].filter(isKnown).join(""),
    );
    const letters = drawable.filter((_, index) => /\p{L}/u.test(all[index] ?? ""));
    const lost = letters.filter((letter) => letter === "").length;
    return lost > letters.length / 2 ? instead : drawable.join("").trim();
  }

  /** The largest size in which the title fits; the smallest is cut instead. */
  fit(title: string, { width, sizes, maxLines }: Column): number {
    const words = title.split(" ").map((word) => this.#measure(word));
    const space = this.#measure(" ");
    const fits = (size: number) => {
      let [lines, line] = [1, -space];
      for (const word of words) {
        line += space + word;
        if (line * size > width) [lines, line] = [lines + 1, word];
        if (word * size > width) return false;
      }
      return lines <= maxLines;
    };
    return sizes.find(fits) ?? sizes.at(-1) ?? 0;
  }

  #fontOf(letter: string): Font | undefined {
    return this.#faces.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))?.font;
  }

  /** In ems. */
  #measure(word: string): number {
    const widths = [...word].map((letter) => {
      const font = this.#fontOf(letter);
      return TRACKING + (font ? font.layout(letter).advanceWidth / font.unitsPerEm : 0);
    });
    return widths.reduce((sum, width) => sum + width, 0);
  }
}
