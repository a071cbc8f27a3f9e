/** Which canvases can be believed. */
import { expect, test } from "vitest";
import { isTruthful } from "#renderer/pictures/canvas.ts";

/** A canvas whose pixels a browser changes by `toNoise` before a script reads them. */
function canvasWith(toNoise: (at: number) => number) {
  let painted: number[] = [];
  return {
    set fillStyle(color: string) {
      painted = [...(color.match(/\d+/g) ?? []).map(Number), 255];
    },
    fillRect() {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from(
        { length: width * height * 4 },
        (_, at) => (painted[at % 4] ?? 0) + toNoise(at),
      ),
    }),
  } as unknown as CanvasRenderingContext2D;
}

test.each([
  ["as it was painted is believed", () => 0, true],
  ["with noise in the lowest bits is believed", (at: number) => at % 3, true],
  ["with other colors is not believed", (at: number) => (at * 89) % 256, false],
  ["with one other pixel is not believed", (at: number) => (at === 41 ? 60 : 0), false],
])("a canvas that reads %s", (_, toNoise, expected) => {
  expect(isTruthful(canvasWith(toNoise))).toBe(expected);
});
