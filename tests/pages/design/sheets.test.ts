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
