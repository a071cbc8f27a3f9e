/** Calibration of a screen: what is stored, and when it is valid. */
import { expect, test } from "vitest";
import { readInch, writeInch } from "#pages/design/@id/screen-inch.ts";

const PHONE = { width: 390, height: 844, pixelRatio: 3 };

test.each([
  ["the same screen", PHONE, 151.5],
  ["the screen turned", { width: 844, height: 390, pixelRatio: 3 }, 151.5],
  ["another zoom", { ...PHONE, pixelRatio: 3.75 }, undefined],
  ["another screen", { width: 1440, height: 900, pixelRatio: 3 }, undefined],
])("what was measured on one screen holds on %s: %j", (_, screen, inch) => {
  expect(readInch(writeInch(151.5, PHONE), screen)).toBe(inch);
});

test.each(["", "151.5", "29 390x844@3", "301 390x844@3", "NaN 390x844@3"])("%j is no measure", (text) => {
  expect(readInch(text, PHONE)).toBeUndefined();
});
