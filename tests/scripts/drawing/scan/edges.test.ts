import { expect, test } from "vitest";
import { findIntrusions } from "#drawing/scan/edges.ts";

const [WIDTH, HEIGHT] = [150, 200];

/** Returns the share of the ink at these places that is cleared from a sheet that fills the photo. */
function shareCleared(isInk: (x: number, y: number) => boolean): number {
  const data = new Uint8Array(WIDTH * HEIGHT).map((_, pixel) =>
    isInk(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 60 : 255,
  );
  const mask = findIntrusions({ data, width: WIDTH, height: HEIGHT }, []).data;
  const inked = [...data.keys()].filter((pixel) => data[pixel] === 60);
  return inked.filter((pixel) => mask[pixel] === 1).length / inked.length;
}

test.each<[string, boolean, (x: number, y: number) => boolean]>([
  ["a sliver of the table is", true, (_, y) => y < 3],
  ["the edge of a page beside a white scanner is", true, (x, y) => x > 140 && x < 144 && y < 180],
  ["a frame is not", false, (x, y) => Math.max(Math.abs(x - 75) + 25, Math.abs(y - 100)) === 94],
  ["a line that ends soon is not", false, (x, y) => x > 140 && x < 144 && y > 20 && y < 80],
  ["a line within the drawing is not", false, (x) => x > 120 && x < 124],
  ["writing beside the edge is not", false, (x, y) => y > 0 && y < 4 && x > 9 && x % 6 < 3],
  ["a drawing that runs off is not", false, (x, y) => x + y < 40],
])("%s cleared", (_, is, isInk) => {
  expect(shareCleared(isInk)).toBe(is ? 1 : 0);
});
