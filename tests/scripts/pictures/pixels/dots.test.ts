/** Finding the dots of a drawing. */
import { expect, test } from "vitest";
import { readDots } from "#domain/dots.ts";
import { findDots } from "../../../../scripts/pictures/pixels/drawing/dots.ts";

const SIZE = { width: 720, height: 720 };

/** Finds the dots of a drawing with ink where `isInked` says. */
function draw(isInked: (x: number, y: number) => boolean) {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  data.forEach((_, pixel) => {
    data[pixel] = isInked(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) ? 20 : 252;
  });
  return findDots({ ...SIZE, data });
}

const dotsIn = (text = "") => readDots(text).flatMap(({ dots }) => dots);

/** Spots 3 pixels wide. */
const isSpot = (x: number, y: number) => x % 20 < 3 && y % 20 < 3;
test("each spot is a dot", () => {
  expect(dotsIn(draw(isSpot))).toHaveLength(36 * 36);
});

test("dark shapes do not take more dots than a page can carry", () => {
  const text = draw((x, y) => Math.hypot(x - 360, y - 360) < 300);
  expect(dotsIn(text).length).toBeGreaterThan(9000);
  expect(dotsIn(text).length).toBeLessThan(10_400);
});

test.each([
  ["a few dots", (x: number, y: number) => isSpot(x, y) && y < 100],
  ["paper alone", () => false],
])("a drawing of %s has no dots", (_, isInked) => {
  expect(draw(isInked)).toBeUndefined();
});
