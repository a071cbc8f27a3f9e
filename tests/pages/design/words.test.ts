/** The words about the dots. */
import { expect, test } from "vitest";
import { toProgress, toTotal } from "../../../pages/design/@id/poke/words.ts";

const HOURS = { words: "4–5½", mean: 4.75, meanWords: "4¾ hours" };
const OPEN = { words: "6+", mean: 6, meanWords: "6 hours" };

/** Some blanks do not break. */
const toWords = (line: string) => line.replaceAll("\u00a0", " ");

test.each([
  [1, 9512, HOURS, "dot 1 · 1 second by hand"],
  [16, 9512, HOURS, "dot 16 · 23 seconds by hand"],
  [42, 9512, HOURS, "dot 42 · 1 minute by hand"],
  [1200, 9512, HOURS, "dot 1,200 · 35 minutes by hand"],
  [4672, 9512, HOURS, "dot 4,672 · 2 h 19 of 4–5½ h"],
  [167, 1000, OPEN, "dot 167 · 1 h 00 of 6+ h"],
  [5000, 9512, undefined, "dot 5,000"],
])("%d of %d dots, in %o, are %j", (poked, total, hours, words) => {
  expect(toWords(toProgress(poked, total, { hours, locale: "en-US" }))).toBe(words);
});

test.each([
  [HOURS, "9,512 dots. About 4¾ hours by hand."],
  [undefined, "9,512 dots. "],
])("the end, in %o, is %j", (hours, words) => {
  expect(toWords(toTotal(9512, { hours, locale: "en-US" }))).toBe(words);
});

test.each([
  ["de-DE", "9.512 dots. "],
  ["pt-BR", "9.512 dots. "],
  ["en-IN", "9,512 dots. "],
])("in %s numbers are written as %j", (locale, words) => {
  expect(toTotal(9512, { hours: undefined, locale })).toBe(words);
});
