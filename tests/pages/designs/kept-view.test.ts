/** The filter of the last visit, read from storage. */
import { expect, test } from "vitest";
import { readFilter } from "../../../pages/designs/kept-view.ts";

test.each(["null", "{}", '"color"', "[1]", "[null]", '["color","purple"]', '{"length":0}'])(
  "a stored filter %j is ignored",
  (text) => {
    expect(readFilter(text)).toBeUndefined();
  },
);

test("a stored filter comes in display order, each option once", () => {
  expect(readFilter('["color","available","color"]')).toEqual(["available", "color"]);
});
