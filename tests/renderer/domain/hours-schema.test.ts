import { expect, test } from "vitest";
import { toHours } from "#domain/design.ts";
import { hours } from "#domain/hours-schema.ts";

test.each([
  ["4-5.5", { from: 4, to: 5.5, isOpen: false }, "4–5½"],
  ["4 - 5", { from: 4, to: 5, isOpen: false }, "4–5"],
  ["4–5.5", { from: 4, to: 5.5, isOpen: false }, "4–5½"],
  ["0.5-1.25", { from: 0.5, to: 1.25, isOpen: false }, "½–1¼"],
  ["1", { from: 1, isOpen: false }, "1"],
  ["2.5", { from: 2.5, isOpen: false }, "2½"],
  ["2 1/2", { from: 2.5, isOpen: false }, "2½"],
  ["6+", { from: 6, isOpen: true }, "6+"],
  ["+3", { from: 3, isOpen: true }, "3+"],
  ["+ 3", { from: 3, isOpen: true }, "3+"],
  ["3 +", { from: 3, isOpen: true }, "3+"],
  ["4-6+", { from: 4, to: 6, isOpen: true }, "4–6+"],
  ["1.33", { from: 1.33, isOpen: false }, "1.33"],
  ["4-5 hours", { from: 4, to: 5, isOpen: false }, "4–5"],
])("reads %j as %o, shown as %j", (written, read, words) => {
  expect(hours.parse(written)).toEqual(read);
  expect(toHours(hours.parse(written))).toBe(words);
});

/** More of them, with what is said of them, are in tests/content/value-mistakes.test.ts. */
test.each(["about 3", "-4", "0", "4-4", "1/0", "two sessions"])("refuses %j", (written) => {
  expect(hours.safeParse(written).success).toBe(false);
});
