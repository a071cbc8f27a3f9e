/** The pace of the dots, and its inverse. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { dotsAt, secondsAt } from "#renderer/poke/pace.ts";

const totals = fc.integer({ min: 100, max: 20_000 });
const seconds = fc.double({ min: 0, max: 16, noNaN: true });

test.each([
  [0, 0],
  [1, 1],
  [2, 12],
  [4, 2500],
  [8, 8000],
  [11, 10_000],
])("after %d seconds, %d of 10,000 dots are poked", (after, dots) => {
  expect(dotsAt(after, 10_000)).toBeCloseTo(dots);
});

test("dots never come back, and all are poked within 11 seconds", () => {
  fc.assert(
    fc.property(totals, seconds, seconds, (total, one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)];
      expect(dotsAt(before, total)).toBeLessThanOrEqual(dotsAt(after, total) + 1e-9);
      expect(dotsAt(11, total)).toBe(total);
    }),
  );
});

test("a hold goes on at the pace of the dot that it comes to", () => {
  fc.assert(
    fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), (total, share) => {
      const dots = Math.ceil(share * total);
      expect(Math.floor(dotsAt(secondsAt(dots, total), total))).toBe(dots);
    }),
  );
});

test("the last forty dots land one by one, each gap longer than the one before", () => {
  const times = Array.from({ length: 41 }, (_, index) => secondsAt(9960 + index, 10_000));
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, gap] of gaps.slice(1).entries()) expect(gap / (gaps[index] ?? 0)).toBeCloseTo(1.03, 2);
});
