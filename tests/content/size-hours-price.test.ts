/** Messages about unreadable sizes, hours and prices. */
import { describe, expect, test } from "vitest";
import { reportWith } from "./site.ts";

const prices = (...texts: string[]) => reportWith("catalogue", "$700", texts);
const hours = (...texts: string[]) => reportWith("catalogue", "'4-5.5'", texts);
const sizes = (...texts: string[]) => reportWith("catalogue", "H 5", texts);

const PRICE = "Expected a price such as $650 or $80 each, the words on request, or nothing, found";

describe("price", () => {
  test.each([
    // An amount alone lacks its dollar sign.
    ["650", "the number 650. Write it like this: price: $650"],
    ["-650", "the number -650."],
    ["'650'", 'the text "650". Write it like this: price: $650'],
    ["'99.50'", 'the text "99.50". Write it like this: price: $99.50'],
    ["200 USD", 'the text "200 USD". Write it like this: price: $200'],
    // A point may separate cents or thousands.
    ["1.200", "the number 1.200."],
    ["'1.200'", 'the text "1.200".'],
    ["$1.200", 'the text "$1.200".'],
    ["99.50", "the number 99.50. Write it like this: price: $99.50"],
    // Another currency, an amount among words, hours.
    ["€200", 'the text "€200".'],
    ["about 200", 'the text "about 200".'],
    ["about 4 hours", 'the text "about 4 hours".'],
    [`ask ${"me ".repeat(40)}`, 'the text "ask me me me me me me me me me me me me me me me me me me m…".'],
  ])("%s is refused", (price, found) => {
    expect(prices(price)).toBe(`catalogue.yaml:11:10  design 12 "Moon Moth" › price\n  ${PRICE} ${found}\n`);
  });

  test("words without an amount, a blank and an amount each are valid", () => {
    expect(prices("on request", "On request", "''", "$80 each")).toBe("");
  });
});

describe("hours", () => {
  test("are a number or a range that begins with its smaller number", () => {
    expect(hours("soon", "3x5", "5-4")).toMatchInlineSnapshot(`
      "catalogue.yaml:10:10  design 12 "Moon Moth" › hours
        Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "soon".
        Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "3x5".
        Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "5-4".
      "
    `);
  });
});

describe("size", () => {
  test("has an x between its numbers, or names the side that it measures", () => {
    expect(sizes("2 by 4 inches", "'5'")).toMatchInlineSnapshot(`
      "catalogue.yaml:9:9  design 12 "Moon Moth" › size
        Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found the text "2 by 4 inches".
        Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found the text "5".
      "
    `);
  });

  test("may be in centimeters", () => {
    expect(sizes("5 x 10 cm")).toBe("");
  });
});
