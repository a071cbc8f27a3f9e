import { expect, test } from "vitest";
import { fitLines } from "#output/cards/fit-lines.ts";

/** Letters as wide as their size. */
const measure = (line: string, size: number) => line.length * size;
const room = { width: 100, maxLines: 2, sizes: [20, 10] };

test.each([
  ["a short title in the largest size", "Koi", ["Koi"], 20],
  ["two words in two lines", "Moon Moth", ["Moon", "Moth"], 20],
  ["a word that is too long for the largest size in a smaller one", "Dragonfly", ["Dragonfly"], 10],
  ["what would need too many lines in a smaller size", "One two six", ["One two", "six"], 10],
  [
    "what is too long for every size with an ellipsis",
    "One two six ten one two",
    ["One two", "six ten…"],
    10,
  ],
  ["a word without end with an ellipsis", "Abcdefghijklmnop", ["Abcdefghi…"], 10],
])("sets %s", (_what, text, lines, size) => {
  expect(fitLines(text, room, measure)).toEqual({ lines, size });
});
