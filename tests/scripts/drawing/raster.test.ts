import { expect, test } from "vitest";
import { shrink } from "#drawing/raster.ts";

/** A row of grays, as often as the picture is high. */
const stripes = (grays: number[], height: number) => ({
  width: grays.length,
  height,
  data: Uint8Array.from({ length: grays.length * height * 3 }, (_, at) => {
    return grays[Math.floor(at / 3) % grays.length] ?? 0;
  }),
});

test.each([
  ["the mean of whole pixels", [0, 100, 200, 100], 2, [50, 150]],
  ["the mean of parts of pixels", [0, 90, 240], 2, [30, 190]],
])("a pixel of the small picture is %s", (_, grays, width, expected) => {
  const { data } = shrink(stripes(grays, 5), { width, height: 2 });
  const row = expected.flatMap((gray) => [gray, gray, gray]);
  expect([...data]).toEqual([...row, ...row]);
});

test("a picture stays as it is at its own size", () => {
  const picture = stripes([10, 20, 30], 5);
  expect(shrink(picture, { width: 3, height: 5 })).toBe(picture);
});
