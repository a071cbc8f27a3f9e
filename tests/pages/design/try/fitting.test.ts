/** From a line on the photo to inches. */
import { expect, test } from "vitest";
import { judge, lengthOfInch } from "#pages/design/@id/try/fitting.ts";

test("a line over a known length tells the length of an inch, whatever its direction", () => {
  expect(lengthOfInch({ x: 0.1, y: 0.1 }, { x: 0.4, y: 0.5 }, 2)).toBeCloseTo(0.25);
});

test.each([
  [1.8, { from: 2, to: 3 }, "below"],
  [1.9, { from: 2, to: 3 }, "within"],
  [2.5, { from: 2, to: 3 }, "within"],
  [3.2, { from: 2, to: 3 }, "above"],
  [30, { from: 2 }, "within"],
])("%d in is %s of %o", (inches, range, verdict) => {
  expect(judge(inches, range)).toBe(verdict);
});
