/** Drops font faces that no document needs. */

const FACE = /@font-face\s*\{[^}]*?unicode-range:([^;}]+)[^}]*\}/g;

/** Drops the faces whose `unicode-range` covers neither ASCII nor one of `letters`. */
export function pruneFaces(css: string, letters: Iterable<string>): string {
  const codes = [...letters, "a"].map((letter) => letter.codePointAt(0) ?? 0);
  return css.replace(FACE, (face, ranges: string) => {
    const covers = ranges.split(",").map(toRange);
    return codes.some((code) => covers.some(([from, to]) => code >= from && code <= to)) ? face : "";
  });
}

/** `U+A1-A8`, or `U+A9` for a single one. */
function toRange(text: string): [from: number, to: number] {
  const [from = "", to = from] = text.trim().slice("U+".length).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
