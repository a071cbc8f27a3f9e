/** What portfolio.yaml may leave out, and the designs that its works show. */
import { expect, test } from "vitest";
import { FILES, report } from "./site.ts";

test("the portrait and the studio photos may be left out", () => {
  const [works = ""] = FILES.portfolio.split("studio:");
  expect(report({ portfolio: works })).toBe(report({}));
});

test("a work may show a design of the catalogue", () => {
  expect(report({ portfolio: [["title: fern", "title: fern\n    design: 19"]] })).toBe(report({}));
});

test("a design that is not in the catalogue is a mistake", () => {
  expect(report({ portfolio: [["title: fern", "title: fern\n    design: 99"]] })).toMatchInlineSnapshot(`
    "portfolio.yaml:5:13  work 3 "fern" › design
      There is no design 99 in catalogue.yaml. Write the id of one that is there, or remove the line.

    1 problem."
  `);
});
