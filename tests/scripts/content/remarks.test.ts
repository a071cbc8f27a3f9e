/** What may be intended, although it is valid. */
import { expect, test, vi } from "vitest";
import { formatRemarks } from "#content/problem.ts";
import { check, type Edits } from "./site.ts";

test("two entries with one title are pointed out, and a date to come", () => {
  const { remarks } = check({
    catalogue: [
      ["title: Dragonfly", "title: moon moth\n  added: 2999-01-01"],
      ["title: Honey Bee", "title: Honey Bee\n  added: 2026-01-01"],
    ],
    portfolio: [
      ["portfolio/stag-beetle.jpg", "portfolio/fern.jpg"],
      ["title: stagBeetle", "title: fern"],
    ],
  });
  expect(formatRemarks(remarks)).toMatchInlineSnapshot(`
    "
    Is this intended?
    catalogue.yaml:38:10  design 20 "moon moth" › title
      moon moth is also the title of design 12 "Moon Moth" on line 4.
    catalogue.yaml:39:10  design 20 "moon moth" › added
      2999-01-01 is still to come.
    portfolio.yaml:10:12  work 5 "fern" › title
      fern is also the title of work 3 "fern" on line 4."
  `);
});

test.each([
  ["“Honey Bee”", 1],
  ["‘Bee’s Knees’", 1],
  ["„Biene“", 1],
  ["'“Honey Bee”'", 0],
  ["’Tis the bee", 0],
  ["L'été", 0],
  ["« Abeille »", 0],
])("the title %s is allowed, with %i remarks on its quotes", (title, count) => {
  const { problems, remarks } = check({ catalogue: [["Honey Bee", title]] });
  expect(problems).toEqual([]);
  expect(remarks.map(({ message }) => message)).toEqual(
    Array(count).fill("Visitors will see these curly quotes. For none, remove them."),
  );
});

test.each([
  ["Asia/Tokyo", 0],
  ["America/Los_Angeles", 1],
])("a date is still to come by the clock in %s, where the studio is", (zone, remarks) => {
  vi.stubEnv("TZ", "UTC");
  vi.setSystemTime("2026-11-24T20:00:00Z");
  const edits: Edits = {
    catalogue: [["isColor: true", "isColor: true\n  added: 2026-11-25"]],
    studio: [["location:\n", `location:\n  timeZone: ${zone}\n`]],
  };
  expect(check(edits).remarks).toHaveLength(remarks);
});

test("a place that is not a usual one is pointed out once, with the one that may be meant", () => {
  const { problems, remarks } = check({
    catalogue: [
      ["title: Moon Moth", "title: Moon Moth\n  placement: [Foream, leg, inner side]"],
      ["title: Dragonfly", "title: Dragonfly\n  placement: [foream, calf]"],
    ],
  });
  expect(problems).toEqual([]);
  expect(remarks.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    "5:15 foream is not a usual place. Did you mean forearm?",
    "5:28 inner side is not a usual place. Visitors can filter by it.",
  ]);
});
