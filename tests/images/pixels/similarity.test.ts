/** The structural similarity of two pictures. */
import { expect, test } from "vitest";
import { similarity } from "#images/pixels/photo-quality.ts";
import type { Plane } from "#images/pixels/picture.ts";

const SIZE = { width: 32, height: 32 };

const plane = (toGray: (x: number, y: number) => number): Plane => ({
  ...SIZE,
  data: Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
    toGray(at % SIZE.width, Math.floor(at / SIZE.width)),
  ),
});

const dots = plane((x, y) => ((x + y) % 2 === 0 ? 90 : 160));

test.each([
  ["itself", dots, 1, 1],
  ["itself a little lighter", plane((x, y) => ((x + y) % 2 === 0 ? 95 : 165)), 0.99, 1],
  ["a gray without its structure", plane(() => 125), 0, 0.1],
  ["its negative", plane((x, y) => ((x + y) % 2 === 0 ? 160 : 90)), -1, -0.9],
])("a picture and %s", (_, other, least, most) => {
  expect(similarity(dots, other)).toBeGreaterThanOrEqual(least);
  expect(similarity(dots, other)).toBeLessThanOrEqual(most);
});

test("planes smaller than a square count as equal", () => {
  const speck = { width: 4, height: 4, data: new Uint8Array(16) };
  expect(similarity(speck, speck)).toBe(1);
});
