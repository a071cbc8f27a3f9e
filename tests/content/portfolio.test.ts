/** What portfolio.yaml may leave out, and the designs that its works show. */
import { expect, test } from "vitest";
import { FILES, report, reportEach } from "./site.ts";

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

test.each(["14 months", "1 year", "6 Weeks", "2 year"])("%s is how long a work has healed", (healed) => {
  expect(report({ portfolio: [["title: fern", `title: fern\n    healed: ${healed}`]] })).toBe(report({}));
});

test("a time that cannot be read and a fresh photo that is missing are mistakes", () => {
  const works = [
    "healed: long ago",
    "healed: 14",
    "healed: 3 days",
    "healed: 0 years",
    "fresh: portfolio/lost.jpg",
  ];
  const edits = works.map((line) => ["title: fern", `title: fern\n    ${line}`] as [string, string]);
  expect(reportEach("portfolio", edits)).toMatchInlineSnapshot(`
    "portfolio.yaml:5:13  work 3 "fern" › healed
      Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the text "long ago".
      Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the number 14.
      Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the text "3 days".
      Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the text "0 years".
    portfolio.yaml:5:12  work 3 "fern" › fresh
      No file images/portfolio/lost.jpg. Put the file there, or correct the path.
    "
  `);
});
