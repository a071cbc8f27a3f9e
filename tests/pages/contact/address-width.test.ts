import { expect, test } from "vitest";
import { measureAddress } from "#pages/contact/address-width.ts";

/** Widths as a browser sets them in Gowun Batang. */
test.each([
  ["inquiries@slowdot.example", 10.805],
  ["i@l.il", 2.01],
  ["mmm@www.com", 7.365],
])("the width of %s is right within 1.5 %%", (address, ems) => {
  expect(Math.abs(measureAddress(address) / ems - 1)).toBeLessThan(0.015);
});

test("a letter that the table does not know still takes room", () => {
  expect(measureAddress("é")).toBeGreaterThan(0.4);
});
