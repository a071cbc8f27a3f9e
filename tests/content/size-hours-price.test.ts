/** What is said about sizes, hours and prices that cannot be read. */
import { describe, expect, test } from "vitest";
import { report } from "./site.ts";

const withPrice = (price: string) => report({ catalogue: [["price: $700", `price: ${price}`]] });
const withHours = (hours: string) => report({ catalogue: [["hours: '4-5.5'", `hours: ${hours}`]] });
const withSize = (size: string) => report({ catalogue: [["size: H 5", `size: ${size}`]] });

describe("price", () => {
  test("a number lacks its dollar sign", () => {
    expect(withPrice("650")).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the number 650. Write it with a dollar sign: price: $650

      1 problem."
    `);
  });

  test("a number keeps its cents", () => {
    expect(withPrice("99.50")).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the number 99.50. Write it with a dollar sign: price: $99.50

      1 problem."
    `);
  });

  test("an amount in quotes lacks its dollar sign", () => {
    expect(withPrice("'650'")).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the text "650". Write it with a dollar sign: $650

      1 problem."
    `);
  });

  test.each(["200 USD", "USD 200", "200 dollars", "200$"])("%s has a spelling of its own", (price) => {
    expect(withPrice(price)).toContain(`found the text "${price}". Write it with a dollar sign: $200\n`);
  });

  test("another currency is not converted", () => {
    expect(withPrice("€200")).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the text "€200". Write the amount in dollars, with $ before it. Without an amount leave it blank, or write: on request

      1 problem."
    `);
  });

  test("an amount among words lacks its dollar sign", () => {
    expect(withPrice("about 200")).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the text "about 200". Write the amount in dollars, with $ before it. Without an amount leave it blank, or write: on request

      1 problem."
    `);
  });

  test("hours are no price", () => {
    expect(withPrice("about 4 hours")).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the text "about 4 hours". Write the amount in dollars, with $ before it. Without an amount leave it blank, or write: on request

      1 problem."
    `);
  });

  test.each(["on request", "On request", "''", "$80 each"])("%s is right", (price) => {
    expect(withPrice(price)).toBe(report({}));
  });

  test("a long text is cut short", () => {
    expect(withPrice(`ask ${"me ".repeat(40)}`)).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, found the text "ask me me me me me me me me me me me me me me me me me me m…". Write the amount in dollars, with $ before it. Without an amount leave it blank, or write: on request

      1 problem."
    `);
  });
});

describe("hours", () => {
  test.each(["soon", "3x5"])("%s cannot be read", (hours) => {
    expect(withHours(hours)).toContain(
      `Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "${hours}".`,
    );
  });

  test("a range begins with its smaller number", () => {
    expect(withHours("5-4")).toMatchInlineSnapshot(`
      "catalogue.yaml:10:10  design 12 "Moon Moth" › hours
        Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "5-4".

      1 problem."
    `);
  });
});

describe("size", () => {
  test("words between the numbers", () => {
    expect(withSize("2 by 4 inches")).toMatchInlineSnapshot(`
      "catalogue.yaml:9:9  design 12 "Moon Moth" › size
        Expected a size in inches such as 2 x 4 1/4, H 2.5 or W 3, or in centimeters such as 5 x 10 cm, found the text "2 by 4 inches".

      1 problem."
    `);
  });

  test("a number in quotes names no side", () => {
    expect(withSize("'5'")).toMatchInlineSnapshot(`
      "catalogue.yaml:9:9  design 12 "Moon Moth" › size
        Expected a size in inches such as 2 x 4 1/4, H 2.5 or W 3, or in centimeters such as 5 x 10 cm, found the text "5". Say which side it measures: H 5 for the height, or W 5 for the width.

      1 problem."
    `);
  });

  test("centimeters are right", () => {
    expect(withSize("5 x 10 cm")).toBe(report({}));
  });
});

test("all three in one design", () => {
  expect(
    report({
      catalogue: [
        ["size: H 5", "size: large"],
        ["hours: '4-5.5'", "hours: a day"],
        ["price: $700", "price: ask"],
      ],
    }),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:9:9  design 12 "Moon Moth" › size
      Expected a size in inches such as 2 x 4 1/4, H 2.5 or W 3, or in centimeters such as 5 x 10 cm, found the text "large".
    catalogue.yaml:10:10  design 12 "Moon Moth" › hours
      Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "a day".
    catalogue.yaml:11:10  design 12 "Moon Moth" › price
      Expected a price such as $650 or $80 each, found the text "ask". Write the amount in dollars, with $ before it. Without an amount leave it blank, or write: on request

    3 problems."
  `);
});
