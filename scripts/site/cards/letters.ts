/** Opens the display face: knows its letters, and prepares fonts for satori. */
import { readFileSync } from "node:fs";
import type { Font } from "fontkit";
import subsetFont from "subset-font";
import { parseFont } from "#brand/face.ts";

/** Substitutes for letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d" };

/** Opens font files. The first that has a letter draws it. */
export async function openLetters(paths: readonly string[]) {
  const faces = paths.map((path) => {
    const bytes = readFileSync(path);
    return { bytes, font: parseFont(path, bytes) };
  });
  const isKnown: IsKnown = (letter) =>
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

type IsKnown = (letter: string) => boolean;

/** Strips the accents of a letter that the font lacks, or returns nothing. */
const draw = (letter: string, isKnown: IsKnown) =>
  isKnown(letter) ? letter : [...(PLAIN[letter] ?? letter.normalize("NFKD"))].filter(isKnown).join("");

/** Drops letters that cannot be drawn. Returns `instead` if most are missing. */
function toDrawable(text: string, instead: string, isKnown: IsKnown): string {
  const all = [...text.normalize("NFC")];
  const drawable = all.map((letter) => (/\s/.test(letter) ? " " : draw(letter, isKnown)));
  const letters = drawable.filter((_, index) => /\p{L}/u.test(all[index] ?? ""));
  const lost = letters.filter((letter) => letter === "").length;
  return lost > letters.length / 2 ? instead : drawable.join("").replace(/ +/g, " ").trim();
}
