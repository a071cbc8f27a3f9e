import { expect, test } from "vitest";
import type { Corners } from "#domain/pixels.ts";
import { hasLost, leavesOut } from "#drawing/scan/audit.ts";
import { stretch } from "#drawing/scan/develop.ts";
import { findLight } from "#drawing/scan/light.ts";
import { findRegions, largestWithin, toPatches } from "#drawing/scan/patches.ts";
import { noise, paintPicture } from "../../pictures/paint.ts";

const SIDE = 120;

/** A disc of this lightness on white. */
const disc = (level: number) =>
  paintPicture(SIDE, SIDE, (x, y) => {
    const value = Math.hypot(x - 60, y - 60) < 30 ? level : 255;
    return [value, value, value];
  });

test.each<[string, number, boolean]>([
  ["that is gone is lost", 255, true],
  ["that keeps half of its contrast is lost", 180, true],
  ["that keeps most of its contrast is not", 140, false],
])("a mark %s", (_, level, isLost) => {
  expect(hasLost({ before: disc(105), after: disc(level) })).toBe(isLost);
});

test("what was cleared is not lost", () => {
  const cleared = new Uint8Array(SIDE * SIDE).fill(1);
  expect(hasLost({ before: disc(105), after: disc(255), cleared })).toBe(false);
});

test.each<[string, number, boolean]>([
  ["through the drawing leaves some of it out", 0.5, true],
  ["below it leaves out all of it", 0.8, true],
  ["above it leaves out nothing", 0.1, false],
])("a side %s", (_, top, is) => {
  const random = noise(1);
  const photo = paintPicture(SIDE, SIDE, (x, y) => {
    const value = (Math.abs(Math.hypot(x - 60, y - 60) - 28) < 3 ? 30 : 225) + random();
    return [value, value, value];
  });
  const [patches, corners] = [toPatches(photo), cornersFrom(top)];
  const regions = findRegions(patches);
  const whole = stretch(cornersFrom(0), photo);
  const { region } = largestWithin(whole, patches, regions);
  const light = findLight(patches, regions, { corners: whole, region });
  expect(leavesOut(patches, light, corners)).toBe(is);
});

function cornersFrom(top: number): Corners {
  return [
    { x: 0, y: top },
    { x: 1, y: top },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
}
