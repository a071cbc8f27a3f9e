/** What the clock decides. */
import { expect, test } from "vitest";
import { changesByClock, findClosed, findDates, findReservation, isWithin } from "#domain/books.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { makeDesign } from "../../fixtures/design.ts";

const locale = "en-US";
const location = { timeZone: "America/Los_Angeles" };
const BEFORE = Date.parse("2027-01-08T17:59:59.999Z");

test.each([
  [{}, true],
  [{ from: "2027-01-08T18:00:00Z" }, false],
  [{ from: "2027-01-08T17:59:59.999Z" }, true],
  [{ until: "2027-01-08T18:00:00Z" }, true],
  [{ until: "2027-01-08T17:59:59Z" }, false],
  [{ from: "2027-01-01T00:00:00Z", until: "2027-01-08T18:00:00Z" }, true],
])("a moment before ten is within %j: %s", (span, is) => {
  expect(isWithin(span, BEFORE)).toBe(is);
});

test("books are closed until they open, or without a date", () => {
  const books = { opens: "2027-01-08 10:00" };
  expect(findClosed({ locale, location }, BEFORE)).toBeUndefined();
  expect(findClosed({ locale, location, books: { closed: false } }, BEFORE)).toBeUndefined();
  expect(findClosed({ locale, location, books: { closed: true } }, BEFORE)).toEqual({
    words: "Books are closed",
  });
  expect(findClosed({ locale, location, books }, BEFORE)).toEqual({
    words: "Books open January 8",
    opens: "2027-01-08T18:00:00.000Z",
    hour: "10:00\u00a0AM\u00a0PST",
  });
  expect(findClosed({ locale, location, books }, BEFORE + 1)).toBeUndefined();
});

test("a studio in Lisbon says it in the order of its country", () => {
  const lisbon = { locale: "pt-PT", location: { timeZone: "Europe/Lisbon" } };
  expect(findClosed({ ...lisbon, books: { opens: "2027-01-08 18:00" } }, 0)).toMatchObject({
    words: "Books open 8 January",
    hour: "18:00\u00a0WET",
  });
  const design = { status: "reserved" as const, until: "2026-12-01" };
  expect(findReservation(design, lisbon, 0)?.words).toBe("Reserved until 1 December");
});

test("a design is reserved through its last day", () => {
  const design = { status: "reserved" as const, until: "2026-12-01" };
  const ends = "2026-12-02T08:00:00.000Z";
  const reservation = { words: "Reserved until December 1", ends };
  expect(findReservation(design, { locale, location }, Date.parse(ends) - 1)).toEqual(reservation);
  expect(findReservation(design, { locale, location }, Date.parse(ends))).toBeUndefined();
  expect(findReservation({ status: "soldOut" }, { locale, location }, 0)).toBeUndefined();
});

test("dates are shown through their last day, in the order in which they begin", () => {
  const [guest, flash] = [
    { from: "2027-03-30", to: "2027-04-02", title: "Guest" },
    { from: "2027-03-01", title: "Flash day" },
  ];
  const find = (now: number) => findDates({ dates: [guest, flash], locale, location }, now);
  const ends = "2027-03-02T08:00:00.000Z";
  const [first, second] = [
    { ...flash, words: "March 1, 2027", ends },
    { ...guest, words: "March 30 – April 2, 2027", ends: "2027-04-03T07:00:00.000Z" },
  ];
  expect(find(Date.parse(ends) - 1)).toEqual([first, second]);
  expect(find(Date.parse(ends))).toEqual([second]);
  expect(find(Date.parse("2027-04-03T07:00:00Z"))).toEqual([]);
  const lisbon = { locale: "pt-PT", location: { timeZone: "Europe/Lisbon" } };
  expect(findDates({ dates: [guest], ...lisbon }, 0)[0]?.words).toBe("30 March – 2 April 2027");
});

test("a page changes by the clock while something that it shows is to come", () => {
  const changes = (books: Studio["books"], until: string, ...dates: Studio["dates"]) =>
    ["/about/", "/info/"].map((path) =>
      changesByClock(path, {
        studio: { books, locale, location, dates } as Studio,
        catalogue: [makeDesign({ status: "reserved", until })],
      }),
    );
  expect(changes(undefined, "2020-01-01")).toEqual([false, false]);
  expect(changes({ closed: true }, "2020-01-01")).toEqual([false, false]);
  expect(changes({ opens: "2999-01-01" }, "2020-01-01")).toEqual([true, true]);
  expect(changes(undefined, "2999-01-01")).toEqual([true, true]);
  expect(changes(undefined, "2020-01-01", { from: "2020-01-01", title: "Guest" })).toEqual([false, false]);
  expect(changes(undefined, "2020-01-01", { from: "2999-01-01", title: "Guest" })).toEqual([true, false]);
});
