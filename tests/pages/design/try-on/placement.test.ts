/** A drawing's placement on a photo, and how two fingers move it. */
import { expect, test } from "vitest";
import { confine, type Placement, pinch } from "../../../../pages/design/@id/try-on/placement.ts";

const AT: Placement = { x: 0.4, y: 0.5, size: 0.2, turn: 0, curve: 0 };

const near = (placement: object) =>
  Object.fromEntries(Object.entries(placement).map(([name, value]) => [name, expect.closeTo(value)]));

test("two fingers turn and size around the point between them, which stays in place on the skin", () => {
  const from = { x: 0.5, y: 0.5 };
  expect(pinch(AT, { from, to: from, scale: 2, turn: 90 })).toMatchObject(near({ x: 0.5, y: 0.3 }));
});

test.each([
  [
    { x: -1, y: 2 },
    { x: 0, y: 0.75 },
  ],
  [{ turn: 190 }, { turn: -170 }],
  [{ turn: 180 }, { turn: -180 }],
  [{ size: 0 }, { size: 0.03 }],
  [{ size: 9 }, { size: 1.5 }],
  [{ curve: 1.2 }, { curve: 1 }],
])("%o is confined to %o", (change, expected) => {
  expect(confine({ ...AT, ...change }, { width: 1, height: 0.75 })).toMatchObject(expected);
});
