/** Finding a drawing in a photo of its tattoo. */
import { expect, test } from "vitest";
import type { Raster } from "#drawing/raster.ts";
import { LONG, locateDrawing } from "#pictures/tattoo/find-tattoo.ts";
import { paintPicture, toSharp } from "../paint.ts";

type Disk = [x: number, y: number, radius: number];

/** Black disks on a white square with sides of 1. */
const OWL: Disk[] = [
  [0.3, 0.35, 0.12],
  [0.7, 0.3, 0.1],
  [0.5, 0.6, 0.06],
  [0.2, 0.8, 0.09],
  [0.8, 0.75, 0.14],
  [0.5, 0.12, 0.05],
];

type At = { x: number; y: number; scale: number; turn: number };

/** Whether a pixel of a photo has ink when the drawing lies at a place. */
function isInked(drawing: readonly Disk[], { x, y, scale, turn }: At, across: number, down: number): boolean {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [right, lower] = [across - x * LONG, down - y * LONG];
  const u = (right * cos + lower * sin) / (scale * LONG) + 0.5;
  const v = (lower * cos - right * sin) / (scale * LONG) + 0.5;
  return drawing.some(([a, b, radius]) => Math.hypot(u - a, v - b) < radius);
}

const encode = (picture: Raster) => toSharp(picture).png().toBuffer();
const drawing = paintPicture(LONG, LONG, (x, y) =>
  isInked(OWL, { x: 0.5, y: 0.5, scale: 1, turn: 0 }, x, y) ? [20, 20, 20] : [255, 255, 255],
);

/** Skin that is twice as high as wide, lit from the left, with a darker background beside the arm. */
const photograph = (tattoo: readonly Disk[], at: At) =>
  paintPicture(LONG, 2 * LONG, (x, y) => {
    const skin = x < 0.1 * LONG ? 40 : 150 - 0.4 * x + ((x * 7 + y * 13) % 5);
    const level = isInked(tattoo, at, x, y) ? 0.4 * skin : skin;
    return [level, level, level];
  });

const locateOn = async (photo: Raster) => locateDrawing(await encode(drawing), await encode(photo));

test.each([
  [
    { x: 0.55, y: 0.9, scale: 0.7, turn: 8 },
    { x: 0.05, y: -0.05 },
  ],
  [
    { x: 0.45, y: 1.1, scale: 0.6, turn: -21 },
    { x: -0.05, y: 0.05 },
  ],
])("a tattoo at %o is found, relative to a drawing as large as fits the photo", async (at, { x, y }) => {
  const place = await locateOn(photograph(OWL, at));
  expect(place?.scale).toBeCloseTo(at.scale, 1);
  expect(Math.abs((place?.angle ?? 90) - at.turn)).toBeLessThan(5);
  expect(place?.x).toBeCloseTo(x, 1);
  expect(place?.y).toBeCloseTo(y, 1);
});

test("a drawing is not found on bare skin", async () => {
  expect(await locateOn(photograph([], { x: 0, y: 0, scale: 1, turn: 0 }))).toBeUndefined();
});
