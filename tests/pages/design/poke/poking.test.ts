/** The order of the dots and the words about them. */
import { expect, test } from "vitest";
import type { Stroke } from "#domain/dots.ts";
import { toProgress } from "../../../../pages/design/@id/poke/counter.ts";
import { startAt } from "../../../../pages/design/@id/poke/dot-order.ts";

const line = (...places: [x: number, y: number][]): Stroke => ({
  kind: "line",
  dots: places.map(([x, y]) => ({ x, y, radius: 2 })),
});

test.each([
  [{ x: 90, y: 1 }, [100, 110, 0, 10, 20]],
  [{ x: 12, y: 50 }, [10, 20, 0, 100, 110]],
])("the order from %o begins with the nearest line, at its nearest dot", (place, order) => {
  const strokes = [line([0, 0], [10, 0], [20, 0]), line([100, 0], [110, 0])];
  expect(startAt(strokes, place).map(({ x }) => x)).toEqual(order);
});

test.each([
  [3412, 11_237, { mean: 4.75, words: "4–5½" }, "dot 3,412 of about 11,240 · 1 h 25 of 4–5½ h"],
  [10, 1000, { mean: 6, words: "6+" }, "dot 10 of about 1,000 · 0 min of 6+ h"],
  [500, 1000, { mean: 1, words: "1" }, "dot 500 of about 1,000 · 30 min of 1 h"],
  [500, 1000, undefined, "dot 500 of about 1,000"],
])("%d of %d dots, in %o, are %j", (poked, total, hours, words) => {
  expect(toProgress(poked, total, hours)).toBe(words);
});
