/** What may be intended, although it is valid. */
import { afterEach, expect, test, vi } from "vitest";
import { loadContent } from "#content/load";
import { formatRemarks } from "#content/problem";
import { makeSite, write } from "./site.ts";

test("two entries with one picture or title are pointed out, and a date to come", () => {
  const root = makeSite({
    catalogue: [
      ["designs/019-koi.jpg", "designs/moon-moth.jpg"],
      ["title: Dragonfly", "title: moon moth\n  added: 2999-01-01"],
      ["title: Honey Bee", "title: Honey Bee\n  added: 2026-01-01"],
    ],
    portfolio: [
      ["portfolio/stag-beetle.jpg", "portfolio/fern.jpg"],
      ["title: stagBeetle", "title: fern"],
      ["studio/3.jpg", "studio/1.jpg"],
    ],
  });
  expect(formatRemarks(loadContent(root).remarks)).toMatchInlineSnapshot(`
    "
    Is this intended?
    catalogue.yaml:34:10  design 19 "Koi" › image
      designs/moon-moth.jpg is also the picture of design 12 "Moon Moth" on line 5.
    catalogue.yaml:38:10  design 20 "moon moth" › title
      moon moth is also the title of design 12 "Moon Moth" on line 4.
    catalogue.yaml:39:10  design 20 "moon moth" › added
      2999-01-01 is still to come.
    portfolio.yaml:9:10  work 5 "fern" › src
      portfolio/fern.jpg is also the picture of work 3 "fern" on line 3.
    portfolio.yaml:10:12  work 5 "fern" › title
      fern is also the title of work 3 "fern" on line 4.
    portfolio.yaml:18:10  studio photo 3 › src
      studio/1.jpg is also the picture of studio photo 1 on line 14."
  `);
});

test("photos whose names differ in a sign alone are two pictures", () => {
  const root = makeSite({
    catalogue: [["designs/019-koi.jpg", "designs/moon moth.jpg"]],
    portfolio: [["portfolio/stag-beetle.jpg", "portfolio/fern!.jpg"]],
  });
  for (const path of ["designs/moon moth", "portfolio/fern!"]) write(root, `images/${path}.jpg`, "a photo");
  expect(loadContent(root)).toMatchObject({ problems: [], remarks: [] });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ["Asia/Tokyo", 0],
  ["America/Los_Angeles", 1],
])("a date is still to come by the clock in %s", (zone, remarks) => {
  vi.stubEnv("TZ", zone);
  vi.setSystemTime("2026-11-24T20:00:00Z");
  const root = makeSite({ catalogue: [["isColor: true", "isColor: true\n  added: 2026-11-25"]] });
  expect(loadContent(root).remarks).toHaveLength(remarks);
});
