/** The progress of a drawing: each dot once, in order, however long the frames and the holds last. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Dot } from "#domain/dots.ts";
import { Progress } from "#renderer/poke/progress.ts";

const DOTS: readonly Dot[] = Array.from({ length: 500 }, (_, x) => ({ x, y: 0, radius: 1 }));

function begin(): Progress {
  const progress = new Progress();
  progress.begin(() => DOTS);
  return progress;
}

test("a drawing whose dots have not come is not whole", () => {
  expect(new Progress().isWhole).toBe(false);
  expect(begin().isWhole).toBe(false);
});

test("holds poke each dot once, in order, until the drawing is whole", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 250 })), (frames) => {
      const progress = begin();
      const poked = frames.flatMap((ms) => progress.goOn(ms));
      expect(progress.done).toEqual(poked);
      while (progress.next) poked.push(...progress.goOn(16));
      expect(poked).toEqual(DOTS);
      expect(progress.isWhole).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("ten steps poke it, also after a hold", () => {
  const progress = begin();
  const poked = Array.from({ length: 10 }, () => progress.step());
  expect(poked.map(({ length }) => length)).toEqual(Array(10).fill(50));
  progress.reset();
  progress.begin(() => DOTS);
  const held = progress.goOn(4000);
  expect(progress.step()).toEqual(DOTS.slice(held.length, held.length + 50));
});

test("a second order does not replace the first, unless it is reset", () => {
  const progress = begin();
  progress.begin(() => DOTS.toReversed());
  expect(progress.next).toBe(DOTS[0]);
  progress.reset();
  progress.begin(() => DOTS.toReversed());
  expect(progress.next).toBe(DOTS.at(-1));
});

test("three percent are few", () => {
  const progress = begin();
  while (progress.poked < 15) progress.goOn(1);
  expect(progress.isFew).toBe(true);
  while (progress.poked < 16) progress.goOn(1);
  expect(progress.isFew).toBe(false);
});
