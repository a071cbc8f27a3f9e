/** Opens the display face: knows its letters, and prepares fonts for satori. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/** Substitutes for letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d" };

/** Opens font files. The first that has a letter draws it. */
export async function openLetters(paths: readonly string[]) {
  const faces = paths.map((path) => {
    const bytes = readFileSync(path);
    return { bytes, font: create(bytes) as Font };
  });
  const isKnown = (letter: string) =>
    faces.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const fonts = await Promise.all(faces.map(toFont));
  return { fonts, toDrawable: (text: string, instead: string) => toDrawable(text, instead, isKnown) };
}

/** Converts a font for satori, which reads neither WOFF2 nor variable fonts. */
async function toFont({ bytes, font }: { bytes: Buffer; font: Font }, index: number) {
  const axes = Object.entries(font.variationAxes).map(([axis, range]) => [axis, range?.default]);
  const data = await subsetFont(bytes, String.fromCodePoint(...font.characterSet), {
    targetFormat: "truetype",
    variationAxes: Object.fromEntries(axes),
  });
  return { name: `face-${index}`, data };
}

/** Strips the accents of letters that the font lacks, or drops the letters. Returns `instead` if most are missing. */
function toDrawable(text: string, instead: string, isKnown: (letter: string) => boolean): string {
  const all = [...text.normalize("NFC").replace(/\s+/g, " ")];
  const drawable = all.map((letter) =>
    isKnown(letter) ? letter : [...(PLAIN[letter] ?? letter.normalize("NFKD"))].filter(isKnown).join(""),
  );
  const letters = drawable.filter((_, index) => /\p{L}/u.test(all[index] ?? ""));
  const lost = letters.filter((letter) => letter === "").length;
  return lost > letters.length / 2 ? instead : drawable.join("").trim();
}
