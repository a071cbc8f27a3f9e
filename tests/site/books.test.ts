/** Closed books, reservations and copies, as the pages say them before any script has run. */
import { expect, test } from "vitest";
import { moonMoth, plume, snail, studio, toDesignPath } from "../fixtures/content.ts";
import { SECOND_SITE } from "../fixtures/studio.ts";
import { attributesOf, readPage, textsOf } from "../support/built-pages.ts";

const readSecond = (path: string) => readPage(path, SECOND_SITE);

test("closed books have their day, their hour, a note and a list on Booking, which hides the calendar", () => {
  const page = readSecond("/booking/");
  expect(textsOf(page, "section[aria-label=Books]")).toEqual([
    "Books open January 8At 10:00 AM CSTI open twelve weeks at a time.Tell me when",
  ]);
  expect(attributesOf(page, "section[aria-label=Books] a", "href")).toEqual(["https://list.example/"]);
  // The calendar, and the list while the books are open.
  expect(attributesOf(page, "[data-from]", "hidden")).toEqual(["", ""]);
  expect(textsOf(page, "h2")).toContain("FAQ");
});

test.each([
  ["/", "/booking/"],
  ["/designs/", "/booking/"],
  [toDesignPath(moonMoth), `/booking/?design=${moonMoth.id}`],
])("%s says when closed books open, with a link to %s", (path, href) => {
  const links = readSecond(path).querySelectorAll("main a[href^='/booking/']");
  const [line] = links.filter(({ text }) => text.startsWith("Books open January 8"));
  expect(line?.getAttribute("href")).toBe(href);
});

test("a reserved design says so on its tile and on its page, which asks to be next", () => {
  const words = "Reserved until December 1";
  const tiles = textsOf(readPage("/designs/"), "#designs > li");
  expect(tiles.filter((tile) => tile.includes(words))).toEqual([expect.stringContaining(plume.title)]);
  const page = readPage(toDesignPath(plume));
  expect(textsOf(page, "main")[0]).toContain(words);
  const mail = `mailto:${studio.contact.email}?subject=Next%20for%20Plume%20(no.%2015)`;
  expect(attributesOf(page, "main a", "href")).toContain(mail);
});

test("tile and page say how many copies are left", () => {
  const tiles = textsOf(readPage("/designs/"), "#designs > li");
  expect(tiles.filter((tile) => tile.includes("1 left"))).toEqual([expect.stringContaining(snail.title)]);
  expect(textsOf(readPage(toDesignPath(snail)), "main")[0]).toContain("1 left");
});
