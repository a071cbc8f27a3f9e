/** The order of the dots and the words about them. */
import { expect, test } from "vitest";
import type { Dot } from "#domain/dots.ts";
import { toProgress } from "../../../../pages/design/@id/poke/counter.ts";
import { orderFrom } from "../../../../pages/design/@id/poke/dot-order.ts";

/** A stem from 0 to 3, with a bud at 1 and a leaf of two dots at 2. */
function toPlant(): Dot[] {
  const at = (x: number, y = 0): Dot => ({ x, y, near: [] });
  const plant = [at(0), at(10), at(20), at(30), at(10, -7), at(20, 300), at(20, 600)] as const;
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [1, 4],
    [2, 5],
    [5, 6],
  ] as const) {
    plant[from].near.push(plant[to]);
    plant[to].near.push(plant[from]);
  }
  return [...plant];
}

const places = (dots: readonly Dot[]) => dots.map(({ x, y }) => `${x},${y}`);

test.each([
  [{ x: 1, y: 1 }, ["0,0", "10,0", "10,-7", "20,0", "30,0", "20,300", "20,600"]],
  [{ x: 20, y: 700 }, ["20,600", "20,300", "20,0", "30,0", "10,0", "0,0", "10,-7"]],
])("the order from %o follows the strokes, short branches first", (place, order) => {
  const found = places(orderFrom(toPlant(), place));
  expect(found.slice(0, 5)).toEqual(order.slice(0, 5));
  expect(found.toSorted()).toEqual(order.toSorted());
});

test.each([
  [3412, 11_237, { mean: 4.75, words: "4–5½" }, "dot 3,412 of about 11,240 · 1 h 25 of 4–5½ h"],
  [10, 1000, { mean: 6, words: "6+" }, "dot 10 of about 1,000 · 0 min of 6+ h"],
  [500, 1000, { mean: 1, words: "1" }, "dot 500 of about 1,000 · 30 min of 1 h"],
  [500, 1000, undefined, "dot 500 of about 1,000"],
])("%d of %d dots, in %o, are %j", (poked, total, hours, words) => {
  expect(toProgress(poked, total, hours)).toBe(words);
});
