import { expect, test } from "vitest";
import { type Settings, toNext, turned } from "../../../pages/desk/photo/request.ts";

type Corners = NonNullable<Settings["corners"]>;

const box = (left: number, top: number, right: number, bottom: number): Corners => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

test("four turns bring back the corners and what was wiped", () => {
  const set: Settings = {
    turns: 0,
    corners: box(10, 20, 60, 50),
    strokes: [{ points: [{ x: 0.25, y: 0.75 }], radius: 0.1 }],
  };
  expect(turned(set)).toMatchObject({
    turns: 1,
    corners: box(50, 10, 80, 60),
    strokes: [{ points: [{ x: 0.25, y: 0.25 }] }],
  });
  expect(turned(turned(turned(turned(set))))).toEqual(set);
});

test.each<[string, Corners, Corners]>([
  ["to the right", box(4, 4, 50, 48), box(50, 4, 96, 48)],
  ["to the left of the next row at the end of one", box(50, 4, 96, 48), box(4, 48, 50, 92)],
  ["to the next row below a design as wide as the photo", box(2, 0, 98, 30), box(2, 30, 98, 60)],
  ["as far as there is room", box(4, 4, 54, 48), box(54, 4, 100, 48)],
  ["onto the last design when no room is left", box(50, 50, 100, 100), box(50, 50, 100, 100)],
])("the corners of the next design go %s", (_, corners, next) => {
  const set: Settings = {
    turns: 1,
    isKept: true,
    corners,
    strokes: [{ points: [{ x: 0, y: 0 }], radius: 0.1 }],
  };
  expect(toNext(set)).toEqual({ turns: 1, isKept: true, corners: next });
});
