import { expect, test } from "vitest";
import type { Corners, Rgb } from "#domain/pixels.ts";
import { previewDrawing } from "#drawing/preview.ts";
import type { ScanOverrides } from "#drawing/scan/decide.ts";
import { colorAt, PAPER, paintPicture } from "../pictures/paint.ts";

const GRAY: Rgb = [236, 233, 226];
const TAN: Rgb = [226, 204, 168];
const INK: Rgb = [20, 20, 24];
/** A ring on paper, larger than what pages show. */
const onGround = (ground: Rgb) =>
  paintPicture(1900, 1426, (x, y) => (Math.abs(Math.hypot(x - 950, y - 713) - 400) < 12 ? INK : ground));
const WHOLE: Corners = toCorners(0, 1);
const MIDDLE: Corners = toCorners(0.25, 0.75);

function toCorners(from: number, to: number): Corners {
  return [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
}

test.each<[string, Rgb, ScanOverrides, Rgb, number[], Corners]>([
  ["is leveled", GRAY, {}, PAPER, [1900, 1426], WHOLE],
  ["is used as it is", TAN, { scan: false }, TAN, [1900, 1426], WHOLE],
  ["is finished and light", GRAY, { scan: false }, PAPER, [1900, 1426], WHOLE],
  ["is cut and used as it is", GRAY, { corners: MIDDLE, scan: false }, GRAY, [950, 713], MIDDLE],
])("a photo that %s is finished at full size", (_, ground, overrides, paper, size, frame) => {
  const preview = previewDrawing(onGround(ground), PAPER, { ...overrides, isFullSize: true });
  const { width, height } = preview.after;
  expect([width, height]).toEqual(size);
  expect(colorAt(preview.after, 3, 3)).toEqual(paper);
  expect(preview.frame).toEqual(frame.map(({ x, y }) => ({ x: expect.closeTo(x), y: expect.closeTo(y) })));
});
