/** Which fonts a page may ask for. */
import { expect, test } from "vitest";
import { pruneFaces } from "#output/inline/prune-faces.ts";

const PLAIN = "@font-face{font-family:A;src:url(a.woff2)}";
const ACCENTS = "@font-face{font-family:A;src:url(b.woff2);unicode-range:U+C0-D6,U+E9}";

test.each([
  ["a letter within a range", "ßÀ", PLAIN + ACCENTS],
  ["a letter that is named alone", "é", PLAIN + ACCENTS],
  ["no such letter", "©½", PLAIN],
])("%s", (_, letters, expected) => {
  expect(pruneFaces(PLAIN + ACCENTS, letters)).toBe(expected);
});
