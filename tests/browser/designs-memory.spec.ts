/** The catalogue's view: in the address, in the browser's storage, and after Back. */
import type { Page } from "@playwright/test";
import { available, catalogue, colored, priced } from "../fixtures/content.ts";
import { blockStorage } from "../support/page/lacks.ts";
import { expect, test } from "../support/page/test.ts";
import { amounts, ascending, chooseView, tiles } from "./pages/catalogue.ts";

/** Expects the designs, all of which have prices, in this order. */
const expectOrder = (page: Page, order: "asc" | "desc", designs: readonly unknown[]) =>
  expect(async () => {
    const shown = await amounts(page);
    expect(shown).toHaveLength(designs.length);
    expect(shown).toEqual(order === "asc" ? ascending(shown) : ascending(shown).toReversed());
  }).toPass();

test("a chosen view is in the address and is restored on the next visit", async ({ page }) => {
  await page.goto("designs/?ref=card");
  await chooseView(page);
  await expect(page).toHaveURL(/\/designs\/\?ref=card&ink=color&sort=desc$/);
  const count = available.filter(({ isColor }) => isColor).length;
  await expect(tiles(page)).toHaveCount(count);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "designs.filter",
    "designs.sort",
  ]);

  await page.goto("designs/");
  await expect(page).toHaveURL(/\/designs\/\?ink=color&sort=desc$/);
  await expect(tiles(page)).toHaveCount(count);
  await expectOrder(page, "desc", colored);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
});

test("the address wins over storage, even with the default order", async ({ page }) => {
  await page.goto("designs/");
  await chooseView(page);
  await page.goto("designs/?sort=asc");
  for (const visit of ["first visit", "reload"]) {
    await test.step(visit, async () => {
      await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeVisible();
      await expect(tiles(page)).toHaveCount(catalogue.length);
      await expectOrder(page, "asc", priced);
      await expect(page).toHaveURL(/\/designs\/\?sort=asc$/);
    });
    await page.reload();
  }
  await page.goto("designs/?ink=black");
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  const black = ({ isColor }: { isColor?: boolean }) => isColor === false;
  await expectOrder(page, "asc", priced.filter(black));
  await expect(tiles(page)).toHaveCount(available.filter(black).length);
});

test("corrupt storage logs a warning and falls back to the default", async ({ page }) => {
  await page.goto("designs/");
  await chooseView(page);
  const memory: Record<string, string> = await page.evaluate(() => ({ ...localStorage }));
  for (const [saved, key] of [
    ["{", "sort"],
    ["[1,", "filter"],
    ['["purple"]', "filter"],
  ] as const) {
    const name = Object.keys(memory).find((candidate) => candidate.includes(key)) ?? "";
    await page.evaluate((items) => Object.assign(localStorage, items), { ...memory, [name]: saved });
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.goto("designs/");
    expect((await warning).text()).toContain(key);
    await expect(tiles(page).first()).toBeVisible();
    if (key === "sort") await expectOrder(page, "asc", colored);
    else await expect(tiles(page)).toHaveCount(catalogue.length);
  }
});

test("blocked storage breaks nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await blockStorage(page);
  await page.goto("designs/");
  await chooseView(page);
  await expect(page).toHaveURL(/ink=color&sort=desc$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("Back from a design returns to the same view and place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("designs/");
  await chooseView(page);
  const tile = tiles(page).getByRole("link").last();
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((link) => link.querySelector("img")?.complete)).toBe(true);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  const address = page.url();
  const count = await tiles(page).count();
  await tile.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Designs");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(tiles(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a reload keeps the scroll position in a filtered view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("designs/?ink=color&sort=desc");
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
