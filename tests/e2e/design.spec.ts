/** The page of one design: what it says, and how it leads to a booking. */
import type { Page } from "@playwright/test";
import {
  findDesign,
  honeyBee,
  moonMoth,
  octopusArm,
  offered,
  studio,
  studioName,
} from "../fixtures/content.ts";
import { block, findDesigns, watchRequests } from "../support/page/network.ts";
import { boxOf, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { ids } from "./page-objects/catalogue.ts";
import {
  bookBar,
  openDesign,
  original,
  others,
  plate,
  previewButton,
  row,
  value,
} from "./page-objects/design.ts";
import { expectMail } from "./page-objects/mail-links.ts";

const booking = (page: Page) => page.getByRole("main").getByRole("link", { name: "Booking" });

test("shows all facts, notes that link both ways, and a link to the booking of the design", async ({
  page,
}) => {
  await openDesign(page);
  await expect(page).toHaveTitle(`Moon Moth | ${studioName}`);
  await expect(page.getByRole("heading", { level: 1, name: "Moon Moth", exact: true })).toBeVisible();
  await expect(original(page)).toHaveAccessibleName("Moon Moth, tattoo design");
  for (const [term, said] of [
    ["Recommended Size", "5 in high"],
    ["Estimated Hours", "4–5½"],
    ["Price", "$700"],
  ] as const)
    await expect(value(page, term)).toHaveText(said);
  for (const words of [
    "A luna moth under a thin new moon.",
    "The tails can be shortened.",
    "Sits well on forearm, calf",
    "Notes Size Adjustable, Design edits available",
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(booking(page)).toHaveAttribute("href", "/booking/?design=1");

  const preview = page.locator("div", { has: previewButton(page) }).last();
  for (const [number, text, marked] of [
    [1, "Skin-tone previews are approximations.", preview],
    [2, /original artwork’s size/, row(page, "Price")],
    [3, /may change the price/, row(page, "Price")],
  ] as const) {
    const mark = marked.getByRole("link", { name: `Note ${number}` });
    await expect(mark).toHaveText("·".repeat(number));
    const note = page.getByRole("listitem").filter({ hasText: text });
    await mark.click();
    await expect(note).toBeInViewport();
    await note.getByRole("link", { name: "back to the text" }).click();
    await expect(mark).toBeInViewport();
  }
});

test("says what to pay when, with a link to the deposit policy", async ({ page }) => {
  await openDesign(page, findDesign(14));
  await expect(value(page, "Deposit")).toHaveText("$20, part of the price");
  await expect(
    page.getByText("3% by card, 6% by Afterpay; cash or Venmo: no fee. Tips are never expected."),
  ).toBeVisible();
  await value(page, "Deposit").getByRole("link").click();
  await expect(page).toHaveURL(/\/info\/#deposit$/);
  await expect(page.getByText("The deposit holds your date.")).toBeInViewport();
});

test("a price on request links to an e-mail, here and on the tile", async ({ page }) => {
  const subject = "The price of Widow & Web (no. 6)";
  await openDesign(page, findDesign(6));
  await expect(row(page, "Recommended Size")).toHaveCount(1);
  for (const name of ["Price", "Deposit"]) await expect(row(page, name)).toHaveCount(0);
  await expectMail(value(page, "Price on request").getByRole("link"), studio.contact.email, subject);
  await expect(booking(page)).toBeVisible();
  await page.goto("/designs/");
  const link = page.getByRole("link", { name: "Price on request: Widow & Web" });
  await expect(link).toHaveText("Price on request");
  await expectMail(link, studio.contact.email, subject);
  await expect(page.getByRole("button", { name: "Save Widow & Web" })).toBeVisible();
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
});

test("a sold-out design keeps its page, without price or preview, and links to others", async ({ page }) => {
  await openDesign(page, findDesign(21));
  const article = page.getByRole("article");
  await expect(article.getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(value(page, "Recommended Size")).toHaveText("5–6 in wide");
  for (const name of ["Price", "Price on request", "Deposit"]) await expect(row(page, name)).toHaveCount(0);
  await expect(article).not.toContainText(/fee|Tips|approximations|Preview|rue size/);
  await expect(booking(page)).toHaveCount(0);
  await expect(original(page)).toHaveCSS("opacity", "0.5");
  const ask = page.getByRole("link", { name: "Ask for one like it" });
  await expect(ask).toBeInViewport();
  await expectMail(ask, studio.contact.inquiriesEmail, "One like Dragonfly (no. 21)");
  const similar = page.getByRole("region", { name: "Similar designs" });
  // The other three insects come first, by number.
  await expect(similar.getByRole("listitem")).toHaveText([/Moon Moth/, /Honey Bee/, /Monarch/, /./]);
  expect((await boxOf(similar)).bottom).toBeLessThanOrEqual(1.5 * 844);
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(offered.length - 4);
});

test("a phone shows name, drawing, price and preview first, and everything in document order", async ({
  page,
}) => {
  // The second has a 75-letter title, and the last two are sold out.
  for (const [design, glance] of [
    [moonMoth, "$700 · 5 in high · 4–5½ hours"],
    [findDesign(9), "$650 · 6½ in high · 3½ hours"],
    [octopusArm],
    [findDesign(21)],
  ] as const) {
    await openDesign(page, design);
    const name = await boxOf(page.getByRole("heading", { level: 1 }));
    for (const text of [`No. ${design.id}`, ...(design.status ? ["Sold Out"] : [])])
      expect((await boxOf(page.getByText(text).first())).top, design.title).toBeLessThan(name.top);
    if (glance) {
      const bar = await boxOf(bookBar(page));
      for (const shown of [plate(page), page.getByText(glance, { exact: true }), previewButton(page)])
        expect((await boxOf(shown)).bottom, design.title).toBeLessThanOrEqual(bar.top);
    }
    if (design !== findDesign(9)) expect(name.bottom).toBeLessThanOrEqual(150);
    const tops = await page
      .locator("main :is(h1, h2, figure, dl, ol):visible")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
  }
});

test("photos of a design's tattoos open in the lightbox, and most designs have none", async ({ page }) => {
  const photos = page.getByRole("region", { name: "Healed on skin" }).getByRole("link");
  const lightbox = page.getByRole("dialog", { name: "Healed on skin" });
  await openDesign(page);
  await expect(photos).toHaveCount(1);
  await expect(photos).toHaveAccessibleName("Healed luna moth on an inner forearm");
  await photos.click();
  await expect(lightbox.getByText("Moon Moth, healed 14 months")).toBeVisible();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(photos).toBeFocused();
  await openDesign(page, findDesign(23));
  await expect(photos).toHaveCount(1);
  await openDesign(page, honeyBee);
  await expect(page.getByRole("heading", { name: "Healed on skin" })).toHaveCount(0);
});

test("twelve other designs come first, and the rest load when near", async ({ page }) => {
  const asked = watchRequests(page);
  await openDesign(page);
  await expect(others(page)).toHaveCount(12);
  const known = await ids(others(page));
  const askedForDesigns = () => asked.filter((path) => findDesigns().test(path));
  expect(askedForDesigns()).toEqual([]);
  const last = others(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(offered.length - 1);
  const all = await ids(others(page));
  expect(all.toSorted((a, b) => a - b)).toEqual(
    offered.filter(({ id }) => id !== moonMoth.id).map(({ id }) => id),
  );
  expect(askedForDesigns()).toHaveLength(1);
  const late = findDesign(all.at(-1) ?? 0);
  expect(known).not.toContain(late.id);
  await expect(last.getByRole("button", { name: `Save ${late.title}` })).toBeVisible();
  await expect(last.locator("img")).toHaveJSProperty("complete", true);
  await last.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: late.title, exact: true })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test("the link to all designs stays when the rest cannot be loaded", async ({ page }) => {
  await block(page, findDesigns());
  await openDesign(page);
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(12);
  await page.getByRole("link", { name: "All designs" }).click();
  await expect(page).toHaveURL(/\/designs\/$/);
});

test("the booking bar stays in reach on a phone, repeats no price and covers nothing", async ({ page }) => {
  await openDesign(page);
  await expect(booking(page)).toBeInViewport();
  await expect(bookBar(page).locator("> span")).toBeVisible();
  await expect(bookBar(page)).toHaveText("Booking");
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(offered.length - 1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const up = page.getByRole("button", { name: "Scroll to top" });
  await expect(up).toBeVisible();
  const { top } = await boxOf(bookBar(page));
  for (const clear of [up, page.getByRole("link", { name: "Policies" })])
    expect((await boxOf(clear)).bottom).toBeLessThanOrEqual(top);
});

test("a title of one very long word stays in its column", { tag: "@both" }, async ({ page }) => {
  await openDesign(page);
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((heading) => {
    heading.textContent = "Donaudampfschifffahrtsgesellschaftskapitaen".repeat(2);
  });
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
