/** Finding a drawing in a photo of its tattoo. */
import { expect, test } from "vitest";
import { findTattoo, LONG, locateDrawing } from "../../../../scripts/pictures/pixels/find-tattoo.ts";
import type { Plane } from "../../../../scripts/pictures/pixels/raster.ts";
import { paintPicture, toSharp } from "../pictures.ts";

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

function paint(side: number, level: (x: number, y: number) => number): Plane {
  const data = Uint8Array.from({ length: side ** 2 }, (_, i) => level(i % side, Math.floor(i / side)));
  return { data, width: side, height: side };
}

/** Brown skin, lit from the left, with a darker background beside the arm. */
const photograph = (drawing: readonly Disk[], at: At) =>
  paint(LONG, (x, y) => {
    const skin = x < 0.1 * LONG ? 40 : 150 - 0.4 * x + ((x * 7 + y * 13) % 5);
    return isInked(drawing, at, x, y) ? 0.4 * skin : skin;
  });

const renderOn = (drawing: readonly Disk[]) => (scale: number, turn: number) => {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const side = Math.round(scale * LONG * (Math.cos(angle) + Math.sin(angle)));
  const middle = side / 2 / LONG;
  return paint(side, (x, y) => (isInked(drawing, { x: middle, y: middle, scale, turn }, x, y) ? 20 : 255));
};

test.each([
  { x: 0.62, y: 0.4, scale: 0.36, turn: -13 },
  { x: 0.45, y: 0.55, scale: 0.6, turn: 21 },
])("a drawing is found at %o", (at) => {
  const found = findTattoo(photograph(OWL, at), renderOn(OWL));
  expect(found?.x).toBeCloseTo(at.x, 1.5);
  expect(found?.y).toBeCloseTo(at.y, 1.5);
  expect((found?.scale ?? 0) / at.scale).toBeCloseTo(1, 1);
  expect(Math.abs((found?.turn ?? 90) - at.turn)).toBeLessThan(5);
});

test("a drawing is not found on bare skin", () => {
  expect(findTattoo(photograph([], { x: 0, y: 0, scale: 1, turn: 0 }), renderOn(OWL))).toBeUndefined();
});

test("the place is relative to a drawing as large as fits the photo", async () => {
  const at = { x: 0.5, y: 0.5, scale: 1, turn: 0 };
  const drawing = paintPicture(LONG, LONG, (x, y) =>
    isInked(OWL, at, x, y) ? [20, 20, 20] : [255, 255, 255],
  );
  const photo = paintPicture(LONG, 2 * LONG, (x, y) => {
    const level = isInked(OWL, { x: 0.55, y: 0.9, scale: 0.7, turn: 8 }, x, y) ? 60 : 150;
    return [level, level, level];
  });
  const [drawn, photographed] = await Promise.all(
    [drawing, photo].map((each) => toSharp(each).png().toBuffer()),
  );
  const place = await locateDrawing(drawn as Buffer, photographed as Buffer);
  expect(place?.scale).toBeCloseTo(0.7, 1);
  expect(Math.abs((place?.angle ?? 90) - 8)).toBeLessThan(5);
  expect(place?.x).toBeCloseTo(0.05, 1);
  expect(place?.y).toBeCloseTo(-0.05, 1);
});
