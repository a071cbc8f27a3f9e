import { expect, test } from "vitest";
import { toWords } from "#pages/index/words.ts";

test.each([
  ["koi", "Koi"],
  ["moonMoth", "Moon moth"],
  ["frogWithALeaf", "Frog with a leaf"],
  ["apollo11Patch", "Apollo 11 patch"],
])("%s reads as %s", (title, words) => {
  expect(toWords(title)).toBe(words);
});
