/** Where a drawing lies on a photo, and how fingers move it. */
import { describe, expect, test } from "vitest";
import {
  confine,
  flatSize,
  type Placement,
  pinch,
  placeAtFirst,
  pull,
  toDrawing,
  toUnits,
} from "#pages/design/@id/try/placement.ts";

const AT: Placement = { x: 0.4, y: 0.5, size: 0.2, turn: 0, curve: 0 };
const START = { x: 0.4, y: 0.5 };

test.each([
  [
    { width: 1600, height: 1200 },
    { width: 1, height: 0.75 },
  ],
  [
    { width: 300, height: 1200 },
    { width: 0.25, height: 1 },
  ],
])("the long side of a photo of %o is 1", (photo, units) => {
  expect(toUnits(photo)).toEqual(units);
});

test.each([
  [1, { width: 0.2, height: 0.2 }],
  [0.5, { width: 0.1, height: 0.2 }],
  [4, { width: 0.2, height: 0.05 }],
])("the size is the long side of a drawing of aspect ratio %d", (aspectRatio, size) => {
  expect(flatSize(AT, aspectRatio)).toEqual(size);
});

test("a new drawing lies in the middle and takes a third of the short side", () => {
  expect(placeAtFirst({ width: 1, height: 0.75 })).toMatchObject({ x: 0.5, y: 0.375, size: 0.25, turn: 0 });
});

describe("two fingers", () => {
  test.each([
    ["move", { to: { x: 0.5, y: 0.3 }, scale: 1, turn: 0 }, { x: 0.5, y: 0.3, size: 0.2, turn: 0 }],
    ["size", { to: START, scale: 1.5, turn: 0 }, { x: 0.4, y: 0.5, size: 0.3, turn: 0 }],
    ["turn", { to: START, scale: 1, turn: 30 }, { x: 0.4, y: 0.5, size: 0.2, turn: 30 }],
  ])("%s", (_, change, expected) => {
    const { x, y, size, turn } = pinch(AT, { from: START, ...change });
    expect(x).toBeCloseTo(expected.x);
    expect(y).toBeCloseTo(expected.y);
    expect(size).toBeCloseTo(expected.size);
    expect(turn).toBeCloseTo(expected.turn);
  });

  test("turn and size around the point between them, which stays where it is on the skin", () => {
    const from = { x: 0.5, y: 0.5 };
    const { x, y } = pinch(AT, { from, to: from, scale: 2, turn: 90 });
    expect(x).toBeCloseTo(0.5);
    expect(y).toBeCloseTo(0.3);
  });
});

test.each([
  ["resize", { x: 0.6, y: 0.5 }, { size: 0.4, turn: 0 }],
  ["resize", { x: 0.4, y: 0.6 }, { size: 0.2, turn: 0 }],
  ["spin", { x: 0.4, y: 0.6 }, { size: 0.2, turn: 90 }],
] as const)("the handle to %s, dragged from the right to %o", (handle, to, expected) => {
  const { size, turn } = pull(AT, handle, { x: 0.5, y: 0.5 }, to);
  expect(size).toBeCloseTo(expected.size);
  expect(turn).toBeCloseTo(expected.turn);
});

test.each([
  [
    { x: -1, y: 2 },
    { x: 0, y: 0.75 },
  ],
  [{ turn: 190 }, { turn: -170 }],
  [{ turn: -540 }, { turn: -180 }],
  [{ turn: 180 }, { turn: -180 }],
  [{ size: 0 }, { size: 0.03 }],
  [{ size: 9 }, { size: 1.5 }],
  [{ curve: 1.2 }, { curve: 1 }],
])("%o is confined to %o", (change, expected) => {
  expect(confine({ ...AT, ...change }, { width: 1, height: 0.75 })).toMatchObject(expected);
});

describe("a point of the photo on the drawing", () => {
  test.each([
    ["in the middle", AT, START, { x: 0.5, y: 0.5 }],
    ["in its corner", AT, { x: 0.301, y: 0.401 }, { x: 0.005, y: 0.005 }],
    ["beside it", AT, { x: 0.29, y: 0.5 }, undefined],
    ["above it", AT, { x: 0.4, y: 0.39 }, undefined],
    ["when turned", { ...AT, turn: 90 }, { x: 0.4, y: 0.59 }, { x: 0.95, y: 0.5 }],
    ["where the limb has turned away", { ...AT, curve: 1 }, { x: 0.48, y: 0.5 }, undefined],
  ])("%s", (_, placement, point, expected) => {
    const found = toDrawing(point, placement, 1);
    expect(found && { x: round(found.x), y: round(found.y) }).toEqual(expected);
  });
});

const round = (value: number) => Math.round(value * 1000) / 1000;
