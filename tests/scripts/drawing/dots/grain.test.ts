/** Telling lines from shading, at the edge of a picture. */
import { expect, test } from "vitest";
import { readGrain } from "../../../../scripts/drawing/dots/dots.ts";

test.each([
  ["right", 37],
  ["left", 0],
])("ink at the %s edge does not go on at the other edge, a row away", (_, from) => {
  const [width, row] = [40, 10];
  const data = new Uint8Array(width * 21);
  data.fill(1, row * width + from, row * width + from + 3);
  data.fill(1, (row - 1) * width + 20, row * width);
  data.fill(1, (row + 1) * width, (row + 1) * width + 20);
  const ink = [from, from + 1, from + 2].map((x) => row * width + x);
  const cell = { x: from + 1, y: row, ink, isSpot: false };
  expect(readGrain(cell, { width, height: 21, data }, 1).kind).toBe("shade");
});
