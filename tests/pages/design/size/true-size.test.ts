/** The screens that a measurement applies to. */
import { expect, test } from "vitest";
import { toInchKey } from "../../../../pages/design/@id/size/true-size.ts";

const PHONE = { width: 390, height: 844 };

test.each([
  ["the same screen, turned", { width: 844, height: 390 }, 3, true],
  ["another zoom", PHONE, 3.75, false],
  ["another screen", { width: 1440, height: 900 }, 3, false],
])("%s: %o at %d", (_, screen, pixelRatio, holds) => {
  expect(toInchKey(screen, pixelRatio) === toInchKey(PHONE, 3)).toBe(holds);
});
