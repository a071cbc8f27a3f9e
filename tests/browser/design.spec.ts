/** The page of one design: what it says, and how it leads to a booking. */
import type { Page } from "@playwright/test";
import {
  available,
  findDesign,
  honeyBee,
  moonMoth,
  octopusArm,
  studio,
  studioName,
  toDesignPath,
} from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { row, value } from "./pages/design.ts";
import { expectMail } from "./pages/mail-links.ts";

/** Locates the other available designs. */
const others = (page: Page) => page.getByRole("region", { name: "Other designs" }).getByRole("listitem");
const open = (page: Page, design = moonMoth) => page.goto(toDesignPath(design));

test("shows all facts and leads to a booking of the design", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1, name: "Moon Moth", exact: true })).toBeVisible();
  await expect(page.locator(".original")).toHaveAccessibleName("Moon Moth, tattoo design");
  await expect(value(page, "Recommended Size")).toHaveText("5 in high");
  await expect(value(page, "Estimated Hours")).toHaveText("4–5½");
  await expect(value(page, "Price")).toHaveText("$700");
  await expect(page.locator("#facts .text-lead p")).toHaveText([
    "A luna moth under a thin new moon.",
    "The tails can be shortened.",
  ]);
  await expect(
    page.getByText("Notes Size Adjustable, Design edits available", { exact: true }),
  ).toBeVisible();
  for (const footnote of [
    "Skin-tone previews are approximations.",
    /original artwork’s size/,
    /may change the price/,
  ])
    await expect(page.getByText(footnote)).toBeVisible();
  expect(await page.title()).toBe(`Moon Moth | ${studioName}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveAttribute(
    "href",
    "/booking/?design=1",
  );
});

test("says what to pay when, with a link to the deposit policy", async ({ page }) => {
  for (const [design, deposit] of [
    [findDesign(14), "$20"],
    [honeyBee, "$50"],
    [findDesign(11), "$100"],
  ] as const) {
    await open(page, design);
    await expect(value(page, "Deposit")).toHaveText(`${deposit}, part of the price`);
    await expect(
      page.getByText("3% by card, 6% by Afterpay; cash or Venmo: no fee. Tips are never expected."),
    ).toBeVisible();
  }
  await value(page, "Deposit").getByRole("link").click();
  await expect(page).toHaveURL(/\/info\/#deposit$/);
  await expect(page.getByText("The deposit holds your date.")).toBeInViewport();
});

test("a price on request links to an e-mail, here and on the tile", async ({ page }) => {
  const subject = "The price of Widow & Web (no. 6)";
  await open(page, findDesign(6));
  await expect(row(page, "Recommended Size")).toHaveCount(1);
  for (const name of ["Price", "Deposit"]) await expect(row(page, name)).toHaveCount(0);
  await expectMail(value(page, "Price on request").getByRole("link"), studio.contact.email, subject);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toBeVisible();
  await page.goto("/designs/");
  const link = page.getByRole("link", { name: "Price on request: Widow & Web" });
  await expect(link).toHaveText("Price on request");
  await expectMail(link, studio.contact.email, subject);
  await expect(page.getByRole("button", { name: "Save Widow & Web" })).toBeVisible();
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
});

test("a sold-out design keeps its page, without price or preview, and links to others", async ({ page }) => {
  await open(page, findDesign(21));
  const main = page.getByRole("main");
  const article = main.locator("article");
  await expect(article.getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(value(page, "Recommended Size")).toHaveText("5–6 in wide");
  for (const name of ["Price", "Price on request", "Deposit"]) await expect(row(page, name)).toHaveCount(0);
  await expect(article).not.toContainText(/fee|Tips|approximations|Preview|rue size/);
  await expect(main.getByRole("link", { name: "Booking" })).toHaveCount(0);
  await expect(page.locator(".original")).toHaveCSS("opacity", "0.5");
  const ask = page.getByRole("link", { name: "Ask for one like it" });
  await expect(ask).toBeInViewport();
  await expectMail(ask, studio.contact.inquiriesEmail, "One like Dragonfly (no. 21)");
  const similar = page.getByRole("region", { name: "Similar designs" });
  // These are in color, with a similar size and price.
  await expect(similar.locator("small")).toHaveText(["9", "12", "11", "2"]);
  expect((await boxOf(similar)).bottom).toBeLessThanOrEqual(1.5 * 844);
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(available.length - 4);
});

test("a phone's first screen shows name, drawing, price and preview", async ({ page }) => {
  for (const design of [moonMoth, octopusArm]) {
    await open(page, design);
    const name = await boxOf(page.getByRole("heading", { level: 1 }));
    expect(name.bottom).toBeLessThanOrEqual(150);
    for (const text of [`No. ${design.id}`, ...(design.status ? ["Sold Out"] : [])])
      expect((await boxOf(page.getByText(text).first())).top).toBeLessThan(name.top);
  }
  // The second has a 75-letter title.
  for (const [design, facts] of [
    [moonMoth, "$700 · 5 in high · 4–5½ hours"],
    [findDesign(9), "$650 · 6½ in high · 3½ hours"],
  ] as const) {
    await open(page, design);
    const bar = await boxOf(page.locator(".book-bar"));
    for (const shown of [
      page.locator(".plate"),
      page.getByText(facts),
      page.getByRole("button", { name: "Preview on skin" }),
    ])
      expect((await boxOf(shown)).bottom, design.title).toBeLessThanOrEqual(bar.top);
  }
});

test("small screens show everything in document order", async ({ page }) => {
  for (const design of [moonMoth, findDesign(21)]) {
    await open(page, design);
    const tops = await page
      .locator(
        "article :is(h1, h2, .plate, .palette, .text-lead, dl, .beside-hand, ol):visible, #other-designs",
      )
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
  }
});

test("each footnote and its mark in the text link to each other", async ({ page }) => {
  await open(page);
  for (const [number, text, marked] of [
    [1, "Skin-tone previews are approximations.", page.locator(".palette")],
    [2, /original artwork’s size/, row(page, "Price")],
    [3, /may change the price/, row(page, "Price")],
  ] as const) {
    const mark = marked.getByRole("link", { name: `Note ${number}` });
    const note = page.getByRole("listitem").filter({ hasText: text });
    await mark.click();
    await expect(note).toBeInViewport();
    await note.getByRole("link", { name: "back to the text" }).click();
    await expect(mark).toBeInViewport();
  }
});

test("photos of a design's tattoos open in the lightbox, and most designs have none", async ({ page }) => {
  const photos = page.getByRole("region", { name: "Healed on skin" }).getByRole("link");
  const lightbox = page.getByRole("dialog", { name: "Healed on skin" });
  await page.goto(toDesignPath(moonMoth), { waitUntil: "networkidle" });
  await expect(photos).toHaveCount(1);
  await expect(photos).toHaveAccessibleName("Healed luna moth on an inner forearm");
  await photos.click();
  await expect(lightbox.getByText("Moon Moth, healed 14 months")).toBeVisible();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(photos).toBeFocused();
  await open(page, findDesign(23));
  await expect(photos).toHaveCount(1);
  await open(page, honeyBee);
  await expect(page.getByRole("heading", { name: "Healed on skin" })).toHaveCount(0);
});

test("the twelve most similar designs come first, and the rest load when near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ids = async () => (await others(page).locator("small").allTextContents()).map(Number);
  await open(page, moonMoth);
  await expect(others(page)).toHaveCount(12);
  const known = await ids();
  // These are in black ink, with a similar size and price.
  expect(known.slice(0, 3)).toEqual([15, 4, 7]);
  expect(asked).not.toContain("/designs/");
  const last = others(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(available.length - 1);
  expect((await ids()).toSorted((a, b) => a - b)).toEqual(
    available.filter(({ id }) => id !== moonMoth.id).map(({ id }) => id),
  );
  expect(asked.filter((path) => path === "/designs/")).toHaveLength(1);
  const late = findDesign((await ids()).at(-1) ?? 0);
  expect(known).not.toContain(late.id);
  await expect(last.getByRole("button", { name: `Save ${late.title}` })).toBeVisible();
  await expect(last.locator("img")).toHaveJSProperty("complete", true);
  await last.locator(".tile").click();
  await expect(page.getByRole("heading", { level: 1, name: late.title, exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the link to all designs stays when the catalogue cannot be loaded", async ({ page }) => {
  await page.route("**/designs/", (route) => route.abort(), { times: 1 });
  await open(page, moonMoth);
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(12);
  await page.getByRole("link", { name: "All designs" }).click();
  await expect(page).toHaveURL(/\/designs\/$/);
});

test("the booking bar stays in reach on a phone and covers nothing", async ({ page }) => {
  await open(page);
  const booking = page.getByRole("main").getByRole("link", { name: "Booking" });
  await expect(booking).toBeInViewport();
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(available.length - 1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const up = page.getByRole("button", { name: "Scroll to top" });
  await expect(up).toBeVisible();
  const { top } = await boxOf(booking.locator(".."));
  for (const clear of [up, page.getByRole("link", { name: "Policies" })])
    expect((await boxOf(clear)).bottom).toBeLessThanOrEqual(top);
});

test("a title of one very long word stays in its column", { tag: "@both" }, async ({ page }) => {
  await open(page);
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((heading) => {
    heading.textContent = "Donaudampfschifffahrtsgesellschaftskapitaen".repeat(2);
  });
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
