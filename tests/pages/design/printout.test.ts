/** The scale of a printed drawing. */
import { expect, test } from "vitest";
import { toPrintScale } from "../../../pages/design/@id/Printout.tsx";

test.each([
  ["a drawing that fits the sheet prints at true size", { width: 2, height: 3 }, 1],
  ["a drawing that just fits prints at true size", { width: 7, height: 8.1 }, 1],
  ["a drawing that is too wide is reduced to whole percents", { width: 14.1, height: 3 }, 0.49],
  ["a drawing that is too high is reduced to whole percents", { width: 2, height: 10 }, 0.81],
])("%s", (_, sides, scale) => {
  expect(toPrintScale(sides)).toBe(scale);
});
