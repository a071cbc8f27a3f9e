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

/** Spots and a line, 3 pixels wide. */
const isSpot = (x: number, y: number) => x % 20 < 3 && y % 20 < 3;
const isLine = (x: number, y: number) => y >= 360 && y < 363 && x > 10;

test("each spot is a dot", () => {
  expect(readDots(draw(isSpot) ?? "")).toHaveLength(36 * 36);
});

test("a line is a chain of dots", () => {
  const dots = readDots(draw((x, y) => isLine(x, y) || (isSpot(x, y) && y < 340)) ?? "");
  const line = dots.filter(({ y }) => y > 345);
  expect(line.length).toBeGreaterThan(250);
  expect(line.length).toBeLessThan(350);
  for (const { x, near } of line.filter((dot) => dot.x > 20 && dot.x < 700))
    expect(near.filter((dot) => dot.y > 345 && Math.abs(dot.x - x) < 5).length, String(x)).toBeGreaterThan(0);
});

test("dark shapes do not take more dots than a page can carry", () => {
  const text = draw((x, y) => Math.hypot(x - 360, y - 360) < 300);
  expect(readDots(text ?? "").length).toBeGreaterThan(9000);
  expect(readDots(text ?? "").length).toBeLessThan(10_400);
});

test.each([
  ["a few dots", (x: number, y: number) => isSpot(x, y) && y < 100],
  ["paper alone", () => false],
])("a drawing of %s has no dots", (_, isInked) => {
  expect(draw(isInked)).toBeUndefined();
});
