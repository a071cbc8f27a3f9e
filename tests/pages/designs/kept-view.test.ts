/** The filter of the last visit, read from storage. */
import { expect, test } from "vitest";
import { readFilter } from "../../../pages/designs/kept-view.ts";

test.each(["null", "{}", '"color"', "[1]", "[null]", '["color","purple"]', '{"length":0}'])(
  "the memory knows no filter %j",
  (text) => {
    expect(readFilter(text)).toBeUndefined();
  },
);

test("a filter from the memory comes in our order, each option once", () => {
  expect(readFilter('["color","available","color"]')).toEqual(["available", "color"]);
});
