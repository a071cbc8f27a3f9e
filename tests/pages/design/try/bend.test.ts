/** A drawing around a limb. */
import { expect, test } from "vitest";
import { roll, unroll, widthSeen } from "#pages/design/@id/try/bend.ts";

test.each([
  [0, 1],
  [0.25, 0.9798],
  [0.5, 0.9207],
  [1, 0.7053],
])("with a curve of %d it shows %d of its width", (curve, width) => {
  expect(widthSeen(curve)).toBeCloseTo(width, 4);
});

test.each([0, 0.1, 0.6, 1])("with a curve of %d a place is found again where it is seen", (curve) => {
  for (const place of [-0.5, -0.2, 0, 0.3, 0.5]) expect(unroll(roll(place, curve), curve)).toBeCloseTo(place);
});

test("the middle keeps its width, the edges lose theirs", () => {
  const widthAt = (place: number) => (roll(place + 0.001, 1) - roll(place - 0.001, 1)) / 0.002;
  expect(widthAt(0)).toBeCloseTo(1, 3);
  expect(widthAt(0.499)).toBeLessThan(0.2);
});

test("beyond the limb there is no skin", () => {
  expect(unroll(0.4, 1)).toBeNaN();
});
