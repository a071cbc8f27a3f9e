/** The page of one design on a screen. tests/site/design.test.ts has what it says. */
import type { Page } from "@playwright/test";
import { findDesign, honeyBee, moonMoth, offered, toadstools } from "../fixtures/content.ts";
import { findDesigns, watchRequests } from "../support/page/network.ts";
import { boxOf, scrollTop, untilScripted } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { ids } from "./page-objects/catalogue.ts";
import {
  bookBar,
  hand,
  openDesign,
  original,
  others,
  plate,
  previewButton,
  ruler,
  tryOnButton,
} from "./page-objects/design.ts";

/** The dots are 4 px inside a ruler's ends. */
const DOTS = 8;

const OTHERS = offered.length - 1;

const booking = (page: Page) => page.getByRole("main").getByRole("link", { name: "Booking" });

test("a phone's first screen has name, drawing, price, preview and try-on above the bar", async ({
  page,
}) => {
  for (const [design, glance] of [
    [moonMoth, "$700 · 5 in high · 4–5½ hours"],
    // The title has 75 letters.
    [toadstools, "$650 · 6½ in high · 3½ hours"],
  ] as const) {
    await openDesign(page, design);
    await expect(booking(page)).toBeInViewport();
    const bar = await boxOf(bookBar(page));
    for (const shown of [
      plate(page),
      page.getByText(glance, { exact: true }),
      previewButton(page),
      tryOnButton(page),
    ])
      expect((await boxOf(shown)).bottom, design.title).toBeLessThanOrEqual(bar.top);
    const tops = await page
      .locator("main :is(h1, h2, figure, dl, ol):visible")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(
      tops.toSorted((a, b) => a - b),
      "in document order",
    ).toEqual(tops);
  }
});

test('"Look closer" opens the drawing wider than the screen, and Close returns', async ({ page }) => {
  await openDesign(page);
  await page.getByRole("link", { name: "Look closer" }).click();
  const opened = page.getByRole("dialog", { name: "Moon Moth, tattoo design" });
  const drawing = opened.getByRole("img", { name: "Moon Moth, tattoo design" });
  await expect
    .poll(async () => (await boxOf(drawing)).width)
    .toBeGreaterThan(page.viewportSize()?.width ?? 0);
  await expect(opened.getByRole("button", { name: "Drawing" })).toBeHidden();
  await opened.getByRole("button", { name: "Close" }).click();
  await expect(opened).toHaveCount(0);
});

test("rulers and hand are to the drawing's scale", async ({ page }) => {
  await openDesign(page, honeyBee);
  const [x, y] = [await boxOf(ruler(plate(page), "x")), await boxOf(ruler(plate(page), "y"))];
  expect((x.width - DOTS) / (y.height - DOTS)).toBeCloseTo(3 / 4, 1);
  const [picture, drawnHand] = [await boxOf(original(page)), await boxOf(hand(page))];
  expect(x.left).toBeGreaterThanOrEqual(picture.left - DOTS / 2);
  expect(x.width - DOTS).toBeLessThanOrEqual(picture.width);
  const beside = await boxOf(hand(page).locator("~ *"));
  // The hand is 5 inches wide.
  expect((beside.width * ((x.width - DOTS) / picture.width)) / drawnHand.width).toBeCloseTo(3 / 5, 1);
});

test("twelve other designs are there, the rest load when near, and open at their top", async ({ page }) => {
  const asked = watchRequests(page);
  const askedForDesigns = () => asked.filter((path) => findDesigns().test(path));
  await openDesign(page);
  await untilScripted(page);
  await expect(others(page)).toHaveCount(12);
  const known = await ids(others(page));
  expect(askedForDesigns()).toEqual([]);
  const last = others(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(OTHERS);
  expect(askedForDesigns()).toHaveLength(1);
  const all = await ids(others(page));
  expect(new Set(all).size).toBe(OTHERS);
  const late = findDesign(all.at(-1) ?? 0);
  expect(known).not.toContain(late.id);
  await expect(last.getByRole("button", { name: `Save ${late.title}` })).toBeVisible();
  await last.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: late.title, exact: true })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test('the booking bar covers neither the footer nor "Scroll to top"', async ({ page }) => {
  await openDesign(page);
  await others(page).last().scrollIntoViewIfNeeded();
  await expect(others(page)).toHaveCount(OTHERS);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const up = page.getByRole("button", { name: "Scroll to top" });
  await expect(up).toBeVisible();
  const { top } = await boxOf(bookBar(page));
  for (const clear of [up, page.getByRole("link", { name: "Policies" })])
    expect((await boxOf(clear)).bottom).toBeLessThanOrEqual(top);
});
