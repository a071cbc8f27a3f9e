/** Drops font faces for letters that do not occur. */

const FACE = /@font-face\s*\{[^}]*?unicode-range:([^;}]+)[^}]*\}/g;

/** The stylesheet without the faces whose `unicode-range` covers no letter of `documents`; any text of them counts. */
export function pruneFaces(css: string, documents: readonly string[]): string {
  const letters = new Set(documents.flatMap((text) => [...text]).map((letter) => letter.codePointAt(0) ?? 0));
  return css.replace(FACE, (face, ranges: string) => {
    const covers = ranges.split(",").map(toRange);
    return [...letters].some((letter) => covers.some(([from, to]) => letter >= from && letter <= to))
      ? face
      : "";
  });
}

/** `U+A1-A8`, or `U+A9` for one. */
function toRange(text: string): [from: number, to: number] {
  const [from = "", to = from] = text.trim().slice("U+".length).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
