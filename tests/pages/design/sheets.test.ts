/** How a printout is divided into sheets of paper. */
import { expect, test } from "vitest";
import { ROOM, toSheets } from "#pages/design/@id/Printout.tsx";

const { width, height } = ROOM;

test.each([
  ["what is small", { width: 2, height: 3 }, 1],
  ["what just fits", ROOM, 1],
  ["what is a little too wide", { width: width + 0.1, height }, 2],
  ["what is a little too high", { width, height: height + 0.1 }, 2],
  ["what is too wide and too high", { width: 2 * width, height: 2.5 * height }, 6],
])("%s takes as few sheets as it can", (_, whole, sheets) => {
  expect(toSheets(whole)).toHaveLength(sheets);
});

test("they come row by row", () => {
  expect(toSheets({ width: 10, height: 12 })).toEqual([
    { left: 0, top: 0, width: 5, height: 6 },
    { left: 5, top: 0, width: 5, height: 6 },
    { left: 0, top: 6, width: 5, height: 6 },
    { left: 5, top: 6, width: 5, height: 6 },
  ]);
});
