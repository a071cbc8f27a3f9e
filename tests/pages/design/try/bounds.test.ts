/** Upright boxes around what is drawn. */
import { expect, test } from "vitest";
import { around, boundsOf, inPixels } from "#pages/design/@id/try/bounds.ts";
import type { Placement } from "#pages/design/@id/try/placement.ts";

const AT: Placement = { x: 0.4, y: 0.5, size: 0.2, turn: 0, curve: 0 };

test.each([
  [AT, 2, { left: 0.3, top: 0.45, width: 0.2, height: 0.1 }],
  [{ ...AT, turn: 90 }, 2, { left: 0.35, top: 0.4, width: 0.1, height: 0.2 }],
  [{ ...AT, turn: 45 }, 1, { left: 0.2586, top: 0.3586, width: 0.2828, height: 0.2828 }],
])("the box around %o", (placement, aspectRatio, expected) => {
  const box = boundsOf(placement, aspectRatio);
  for (const [side, length] of Object.entries(expected))
    expect(box[side as keyof typeof box]).toBeCloseTo(length, 4);
});

test("in pixels it has room around it", () => {
  const box = { left: 0.25, top: 0.5, width: 0.125, height: 0.25 };
  expect(inPixels(box, 800, 8)).toEqual({ left: 192, top: 392, width: 116, height: 216 });
});

const BOX = { left: 2, top: 2, width: 4, height: 4 };

test.each([
  ["itself", BOX, BOX],
  ["one that overlaps", { left: 4, top: 1, width: 4, height: 4 }, { left: 2, top: 1, width: 6, height: 5 }],
  ["one within", { left: 3, top: 3, width: 1, height: 1 }, BOX],
  ["one beside", { left: 0, top: 9, width: 1, height: 1 }, { left: 0, top: 2, width: 6, height: 8 }],
])("the box around a box and %s", (_, other, both) => {
  expect(around(BOX, other)).toEqual(both);
});
