/** What the built pages of designs say, and where they lead. */
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import {
  dragonfly,
  fern,
  honeyBee,
  lantern,
  moonMoth,
  octopusArm,
  offered,
  poppy,
  toDesignPath,
  widowAndWeb,
} from "../fixtures/content.ts";
import { attributesOf, readPage, textsOf } from "../support/built-pages.ts";

const read = (design = moonMoth) => readPage(toDesignPath(design));

const factsOf = (page: HTMLElement) => {
  const values = textsOf(page, "#facts dd");
  return Object.fromEntries(textsOf(page, "#facts dt > span").map((term, index) => [term, values[index]]));
};

/** Finds a link by its name. Of an e-mail link, returns the address and the subject. */
function hrefOf(page: HTMLElement, name: string): string | undefined {
  const link = page
    .querySelectorAll("main a")
    .find((it) => it.text === name || it.getAttribute("aria-label") === name);
  const href = link?.getAttribute("href");
  if (!href?.startsWith("mailto:")) return href;
  const { pathname, searchParams } = new URL(href);
  return `${decodeURIComponent(pathname)}: ${searchParams.get("subject")}`;
}

test("the first frame waits for the image to which the drawing flies", () => {
  const page = read();
  const [awaited = ""] = attributesOf(page, "head link[rel=expect][blocking=render]", "href");
  expect(page.querySelector(awaited)?.tagName).toBe("IMG");
});

test("a page describes its design, with every fact, and leads to its booking and the deposits", () => {
  const page = read();
  expect(textsOf(page, "h1")).toEqual(["Moon Moth"]);
  expect(attributesOf(page, "[data-plate] img", "alt")).toEqual(["Moon Moth, tattoo design"]);
  expect(textsOf(page, "#facts p")).toEqual([
    "A luna moth under a thin new moon.",
    "The tails can be shortened.",
    "3% by card, 6% by Afterpay; cash or Venmo: no fee. Tips are never expected.",
    "Sits well on forearm, calf",
    "Notes Size Adjustable, Design edits available",
  ]);
  expect(factsOf(page)).toEqual({
    "Recommended Size": "5 in high",
    "Estimated Hours": "4–5½",
    Price: "$700",
    Deposit: "$100, part of the price",
  });
  expect(hrefOf(page, "Booking")).toBe("/booking/?design=1");
  expect(hrefOf(page, "$100, part of the price")).toBe("/info/#deposit");
  expect(factsOf(read(lantern)).Deposit).toBe("$20, part of the price");
});

test("the footnote on the price and its mark link to each other, and previews have a note without a mark", () => {
  const page = read();
  expect(textsOf(page, "#note-1, #note-1 ~ li")).toEqual([
    "1The price is based on the original artwork’s size and the estimated hours. Significant changes to size or design may change the price.",
    "Skin-tone previews are approximations.",
  ]);
  expect(attributesOf(page, '#mark-1[href="#note-1"]', "aria-label")).toEqual(["Note 1"]);
  for (const link of ["#mark-1", '#note-1 a[href="#mark-1"]']) expect(textsOf(page, link)).toEqual(["1"]);
});

test("a price on request leads to an e-mail on the page; the tile only says so", () => {
  const mail = "hello@lantern.example: The price of Widow & Web (no. 6)";
  const page = read(widowAndWeb);
  expect(Object.keys(factsOf(page))).toEqual(["Recommended Size", "Estimated Hours", "Price on request"]);
  expect(hrefOf(page, "Ask by e-mail")).toBe(mail);
  expect(hrefOf(page, "Booking")).toBe("/booking/?design=6");
  expect(textsOf(readPage("/designs/"), '[data-tile][href="/design/6/"] b + span')).toEqual(["On request"]);
});

test("a sold-out design keeps its page without price, preview or booking, and leads to similar ones", () => {
  const page = read(dragonfly);
  const [number = 0, badge = 0, name = 0] = ["No.\u00a021", "Sold Out", "<h1"].map((part) =>
    page.querySelector("article")?.innerHTML.indexOf(part),
  );
  expect(number >= 0 && number < badge && badge < name).toBe(true);
  expect(factsOf(page)).toEqual({ "Recommended Size": "5–6 in wide", "Estimated Hours": "3½–5" });
  expect(textsOf(page, "article").join()).not.toMatch(/fee|Tips|approximations|Preview|Hold|rue size/);
  expect(hrefOf(page, "Booking")).toBeUndefined();
  expect(hrefOf(page, "Ask for one like it")).toBe("ask+ink@lantern.example: One like Dragonfly (no. 21)");
  // The other three insects come first.
  const similar = attributesOf(page, "[aria-labelledby=similar] [data-tile]", "href");
  expect(similar.slice(0, 3)).toEqual(["/design/1/", "/design/2/", "/design/5/"]);
  expect(attributesOf(page, "#other-designs [data-tile]", "href")).toHaveLength(
    Math.min(12, offered.length) - 4,
  );
});

test("the drawing of an available design can be poked, in color too", () => {
  expect(attributesOf(read(honeyBee), "[data-plate] button[aria-label]", "aria-label")).toEqual([
    "Hold to poke it dot by dot",
  ]);
});

test("tattoos of a design are shown on its page, also if it is sold out", () => {
  const photosOf = (design: typeof moonMoth) =>
    textsOf(read(design), '[aria-label="Healed on skin"] li, [aria-label="On skin"] li');
  expect(photosOf(moonMoth)).toEqual(["healed 14 months"]);
  expect(photosOf(poppy)).toHaveLength(1);
  expect(photosOf(honeyBee)).toEqual([]);
});

test("a printed design names size, price, hours, studio and address, and its scale if it is reduced", () => {
  const [sheet] = textsOf(read(), "#printout");
  expect(sheet).toMatch(
    /^Moon Moth No\. 1, 4¼ × 5 in, at true size ?\$700 · 5 in high · 4–5½ hours ?2 in ?5 cm ?Paper Lantern, .*Duluth.*https:\/\/lantern.example\/design\/1\/$/,
  );
  expect(textsOf(read(fern), "#printout")[0]).toMatch(
    /^Fern No\. 4, \d.* × 10 in, its smallest size, printed at 81 % of true size ?\$1,200 · 10 in high or larger ?2 in/,
  );
  for (const part of ["#printout", "[data-print=button]"])
    expect(textsOf(read(octopusArm), part)).toEqual([]);
});

test("a design with an open size and without hours says that it is shown at its smallest, and nothing of hours", () => {
  const main = textsOf(read(fern), "main").join();
  expect(main).toContain("Shown, measured, printed and tried on at its smallest.");
  expect(main).toContain("The price is based on the original artwork’s size.");
  expect(main).not.toMatch(/hours/i);
  expect(textsOf(read(), "main").join()).not.toContain("at its smallest");
});
