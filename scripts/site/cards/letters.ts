/** Opens the display face: knows its letters, and prepares fonts for satori. */
import { readFileSync } from "node:fs";
import type { Font } from "fontkit";
import subsetFont from "subset-font";
import { parseFont } from "#brand/face";
import type { Problem, TitleReference } from "#content/problem";

/** Substitutes for letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d" };

/** Opens font files. The first that has a letter draws it. */
export async function openLetters(paths: readonly string[]) {
  const faces = paths.map((path) => {
    const bytes = readFileSync(path);
    return { bytes, font: parseFont(path, bytes) };
  });
  const isKnown = knownBy(faces.map(({ font }) => font));
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

/** Remarks on titles that social cards cannot draw whole. `fonts` are the files of the display face. */
export function remarkOnTitles(titles: readonly TitleReference[], fonts: readonly string[]): Problem[] {
  const isKnown = knownBy(fonts.map((path) => parseFont(path, readFileSync(path))));
  return titles.flatMap(({ title, ...location }) => {
    const lost = [...new Set(title.normalize("NFC"))].filter(
      (letter) => /[^\s\p{M}]/u.test(letter) && draw(letter, isKnown) === "",
    );
    const message = `The display face lacks ${lost.join(" ")}: the social card leaves out what it cannot draw. Pages show the whole title.`;
    return lost.length > 0 ? [{ ...location, message }] : [];
  });
}

type IsKnown = (letter: string) => boolean;

function knownBy(fonts: readonly Font[]): IsKnown {
  return (letter) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Strips the accents of a letter that the font lacks, or returns nothing. */
const draw = (letter: string, isKnown: IsKnown) =>
  isKnown(letter) ? letter : [...(PLAIN[letter] ?? letter.normalize("NFKD"))].filter(isKnown).join("");

/** Drops letters that cannot be drawn, and dashes that then join nothing. Returns `instead` if most are missing. */
function toDrawable(text: string, instead: string, isKnown: IsKnown): string {
  const all = [...text.normalize("NFC").replace(/\s+/g, " ")];
  const drawable = all.map((letter) => draw(letter, isKnown));
  const letters = drawable.filter((_, index) => /\p{L}/u.test(all[index] ?? ""));
  const lost = letters.filter((letter) => letter === "").length;
  if (lost > letters.length / 2) return instead;
  if (!drawable.includes("")) return drawable.join("").trim();
  const words = drawable.join("").split(" ").filter(Boolean);
  const isWord = (word = "") => /[\p{L}\p{N}]/u.test(word);
  return words
    .filter((word, index) => isWord(word) || (isWord(words[index - 1]) && isWord(words[index + 1])))
    .join(" ");
}
