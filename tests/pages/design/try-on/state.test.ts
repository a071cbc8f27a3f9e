/** A drawing's initial placement, and the words for its size. */
import { expect, test } from "vitest";
import { ARM, ARMS } from "../../../../pages/design/@id/try-on/arms.ts";
import { judge, placeOnPhoto } from "../../../../pages/design/@id/try-on/state.ts";

test.each([
  [1.8, { from: 2, to: 3 }, "below"],
  [1.9, { from: 2, to: 3 }, "smallest"],
  [2, { from: 2 }, "smallest"],
  [1.9, { from: 2, to: 2 }, "within"],
  [2.2, { from: 2, to: 3 }, "within"],
  [3.2, { from: 2, to: 3 }, "above"],
  [30, { from: 2 }, "within"],
])("%d in is %s of %o", (inches, range, verdict) => {
  expect(judge(inches, range)).toBe(verdict);
});

test.each([
  ["high", 4, 0.5, 0],
  ["wide, but narrower than the arm", 2, 2, 0],
  ["wider than the arm, which lies along it", 5, 2.5, -90],
])("a drawing that is %s opens at true size and turned with each arm", (_, from, aspectRatio, turn) => {
  const design = { inches: { from, side: "high" } } as const;
  for (const arm of ARMS) {
    const layers = { design, drawing: { aspectRatio }, photo: { units: { width: 0.75, height: 1 }, arm } };
    const { size, inch = 0, ...placement } = placeOnPhoto(layers);
    expect(size / inch).toBeCloseTo(from);
    expect(inch).toBeCloseTo(arm.inch / ARM.height);
    expect(placement.turn).toBe(arm.turn + turn);
  }
});
