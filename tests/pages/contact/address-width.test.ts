import { expect, test } from "vitest";
import { measureAddress } from "#pages/contact/address-width.server.ts";

/** Widths as a browser sets them in Gowun Batang. */
test.each([
  ["inquiries@slowdot.example", 10.805],
  ["i@l.il", 2.01],
  ["mmm@www.com", 7.365],
])("the width of %s is right", (address, ems) => {
  expect(measureAddress(address)).toBeCloseTo(ems, 1);
});

test("a letter that the font does not have still takes room", () => {
  expect(measureAddress("é")).toBeGreaterThan(0.2);
});
