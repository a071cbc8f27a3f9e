/** Sorting and filtering, and what is kept of them. tests/pages/designs/ has every order, every filter and every address. */
import { catalogue } from "../fixtures/content.ts";
import { watchFaults } from "../support/page/faults.ts";
import { blockStorage } from "../support/page/lacks.ts";
import { boxOf, scrollTo, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import {
  button,
  chooseView,
  opener,
  openPanel,
  option,
  panel,
  saved,
  tiles,
  waitForIsland,
} from "./page-objects/catalogue.ts";

/** The available designs in color, the most expensive first. */
const COLORED = [/Toadstools/, /Koi/, /Koi/, /Honey Bee/, /Monarch/, /Ginkgo/];

test("a chosen view is in the address and kept for the next visit; the address wins", async ({ page }) => {
  await page.goto("designs/?ref=card");
  await chooseView(page);
  await expect(page).toHaveURL(/\/designs\/\?ref=card&ink=color&sort=desc$/);
  await expect(tiles(page)).toHaveText(COLORED);
  await test.step("the Tab key goes by the new order", async () => {
    await page.getByRole("link", { name: "Book Now" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toContainText("Toadstools");
  });
  await page.goto("designs/");
  await expect(page).toHaveURL(/\/designs\/\?ink=color&sort=desc$/);
  await expect(tiles(page)).toHaveText(COLORED);
  await expect(button(page, "Filter (1)")).toBeVisible();

  await page.goto("designs/?sort=asc");
  for (const _ of ["the first visit", "a reload"]) {
    await expect(tiles(page)).toHaveCount(catalogue.length);
    await expect(tiles(page).first()).toContainText("Ginkgo");
    await expect(page).toHaveURL(/\/designs\/\?sort=asc$/);
    await page.reload();
  }
});

test("a filter applies at once and announces the count; Clear resets it, Apply closes", async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Filter");
  const all = option(page, "All");
  await expect(all).toBeChecked();
  await option(page, "Sold Out").check();
  await option(page, "Color Ink").check();
  await expect(all).not.toBeChecked();
  await expect(opener(page, "Filter")).toHaveText("Filter (2)");
  await expect(tiles(page)).toHaveText([/Dragonfly/]);
  await expect(page.getByRole("status")).toHaveText("1 design");
  await all.check();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await all.click();
  await expect(all).toBeChecked();

  await option(page, "Available").check();
  await button(page, "Clear").click();
  await expect(all).toBeChecked();
  await expect(panel(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(catalogue.length);

  await option(page, "Sold Out").check();
  await button(page, "Apply").click();
  await expect(panel(page)).toBeHidden();
  await expect(button(page, "Filter (1)")).toBeFocused();
  await expect(tiles(page)).toHaveText([/Dragonfly/, /Octopus Arm/, /Poppy/]);
  await expect(page.getByRole("status")).toHaveText("3 designs");
});

test("each chosen filter stands in the bar, and a press takes it back", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("designs/?status=soldOut&ink=color");
  const chosen = page.getByRole("list", { name: "Chosen filters" });
  await expect(chosen.getByRole("button")).toHaveText(["Sold Out", "Color Ink"]);
  await button(page, "Sold Out, remove").click();
  await expect(chosen.getByRole("button")).toHaveText(["Color Ink"]);
  await expect(button(page, "Filter (1)")).toBeFocused();
  await button(page, "Color Ink, remove").click();
  await expect(chosen).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(catalogue.length);
});

test("True proportion shows every drawing at one scale, beside a hand", async ({ page }) => {
  await page.goto("designs/");
  await waitForIsland(page);
  const proportion = page.getByRole("switch", { name: "True proportion" });
  const widthOf = async (title: RegExp) =>
    (await boxOf(tiles(page).filter({ hasText: title }).first().locator("img"))).width;
  const ratio = async () => (await widthOf(/Ginkgo/)) / (await widthOf(/Lantern/));
  const optical = await ratio();
  await proportion.check();
  await expect(page.getByText("A hand, for scale")).toBeVisible();
  await expect(tiles(page)).toHaveCount(catalogue.length + 1);
  await expect.poll(ratio).toBeGreaterThan(1.3 * optical);
  await proportion.uncheck();
  await expect.poll(ratio).toBeCloseTo(optical, 1);
  await expect(tiles(page)).toHaveCount(catalogue.length);
});

test("a filter that matches nothing offers to clear it; a new view starts at its top", async ({ page }) => {
  await page.goto("designs/?status=soldOut&ink=black");
  const sorry = page.getByText("No designs match these filters.");
  await expect(sorry).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 designs");
  await button(page, "Clear filters").click();
  await expect(sorry).toBeHidden();
  await expect(button(page, "Filter")).toBeFocused();
  await expect(page).toHaveURL(/\/designs\/$/);
  await expect(tiles(page)).toHaveCount(catalogue.length);

  await tiles(page).last().scrollIntoViewIfNeeded();
  await openPanel(page, "Filter");
  await option(page, "Available").check();
  await expect.poll(async () => (await boxOf(tiles(page).first())).top).toBeGreaterThanOrEqual(0);
});

test("a view and a list of designs last as long as the page when storage is blocked", async ({
  page,
  baseURL,
}) => {
  const faults = await watchFaults(page, baseURL ?? "");
  await blockStorage(page);
  await page.goto("designs/");
  await waitForIsland(page);
  for (const name of ["Save Koi", "Save Monarch"]) await button(page, name).first().click();
  await chooseView(page);
  await button(page, "Saved (2)").click();
  await expect(tiles(page)).toHaveText([/Koi/, /Monarch/]);
  await expect(saved(page, "Save Monarch")).toBeVisible();
  expect(faults()).toEqual([]);
});

test("Back from a design and a reload return to the same view and place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("designs/?ink=color&sort=desc");
  const tile = tiles(page).getByRole("link").last();
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.locator("img")).toHaveJSProperty("complete", true);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await tile.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Designs");
  await page.goBack();
  await expect(page).toHaveURL(/\/designs\/\?ink=color&sort=desc$/);
  await expect(tiles(page)).toHaveText(COLORED);
  await expect.poll(() => scrollTop(page)).toBe(before);

  await scrollTo(page, 300);
  await page.reload();
  await expect(button(page, "Filter (1)")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(300);
});
