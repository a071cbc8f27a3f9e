import { expect, test } from "vitest";
import { toHours } from "#domain/hours.ts";

test.each([
  ["4-5.5", "4–5½"],
  ["4 - 5", "4–5"],
  ["4–5", "4–5"],
  ["0.5-1.25", "½–1¼"],
  ["1", "1"],
  ["1.5", "1½"],
  ["6+", "6+"],
  ["+3", "3+"],
  ["+ 3", "3+"],
  ["3 +", "3+"],
  ["4-6+", "4–6+"],
  ["10", "10"],
  ["1.33", "1.33"],
  ["two sessions", "two sessions"],
  ["4-5 hours", "4-5 hours"],
  ["about 3", "about 3"],
  ["-4", "-4"],
])("%j is said as %j", (hours, words) => {
  expect(toHours(hours)).toBe(words);
});
