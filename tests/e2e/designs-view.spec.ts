/** Sorting and filtering in the catalogue. tests/pages/designs/ has every combination. */
import { catalogue, offered, priced, soldOut } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import {
  amounts,
  ascending,
  button,
  opener,
  openPanel,
  option,
  panel,
  tiles,
  waitForIsland,
} from "./page-objects/catalogue.ts";

test("tiles and the Tab key go by price in both directions, with sold-out designs last", async ({ page }) => {
  await page.goto("designs/");
  const lowToHigh = await amounts(page);
  expect(lowToHigh).toHaveLength(priced.length);
  expect(lowToHigh).toEqual(ascending(lowToHigh));
  const areSoldOut = async () =>
    (await tiles(page).allTextContents()).map((text) => text.includes("Sold Out"));
  const soldOutLast = [...offered.map(() => false), ...soldOut.map(() => true)];
  expect(await areSoldOut()).toEqual(soldOutLast);
  await openPanel(page, "Sort");
  await expect(page.getByRole("radio", { name: "Price: low to high" })).toBeChecked();
  await page.getByRole("radio", { name: "Price: high to low" }).check();
  await expect.poll(() => amounts(page)).toEqual(ascending(lowToHigh).toReversed());
  await expect(page).toHaveURL(/\/designs\/\?sort=desc$/);
  expect(await areSoldOut()).toEqual(soldOutLast);
  await page.keyboard.press("Escape");
  const first = await tiles(page).first().locator("img").getAttribute("alt");
  await page.getByRole("link", { name: "Book Now" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus img")).toHaveAttribute("alt", first ?? "");
});

test("each filter applies at once and announces the count; Apply only closes the panel", async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Filter");
  const all = option(page, "All");
  await expect(all).toBeChecked();

  await option(page, "Sold Out").check();
  await expect(all).not.toBeChecked();
  await option(page, "Black Ink").check();
  await expect(opener(page, "Filter")).toHaveText("Filter (2)");
  await all.check();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(opener(page, "Filter")).toHaveText("Filter");

  await option(page, "Color Ink").check();
  await option(page, "Color Ink").uncheck();
  await expect(all).toBeChecked();
  await all.click();
  await expect(all).toBeChecked();

  await option(page, "Available").check();
  await button(page, "Clear").click();
  await expect(all).toBeChecked();
  await expect(panel(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(catalogue.length);

  await option(page, "Sold Out").check();
  await expect(tiles(page)).toHaveCount(soldOut.length);
  await expect(page.getByRole("status")).toHaveText(`${soldOut.length} designs`);
  await button(page, "Apply").click();
  await expect(panel(page)).toBeHidden();
  await expect(button(page, "Filter (1)")).toBeFocused();
  await expect(tiles(page)).toHaveCount(soldOut.length);
});

test("a price, a placement and a subject narrow the filter further, and are kept", async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Filter");
  const choose = (group: string, name: string) =>
    panel(page).getByRole("group", { name: group }).getByRole("radio", { name, exact: true }).check();
  await choose("placement", "forearm");
  await expect(tiles(page)).toHaveText([/Teacup/, /Honey Bee/, /Moon Moth/, /Fern/]);
  await choose("price", "Up to $500");
  await expect(tiles(page)).toHaveText([/Teacup/, /Honey Bee/]);
  await option(page, "Black Ink").check();
  await expect(tiles(page)).toHaveText([/Teacup/]);
  await expect(opener(page, "Filter")).toHaveText("Filter (3)");
  await page.reload();
  await expect(page).toHaveURL(/\?ink=black&price=500&placement=forearm$/);
  await page.goto("designs/");
  await expect(tiles(page)).toHaveText([/Teacup/]);

  await openPanel(page, "Filter (3)");
  await option(page, "All").check();
  await choose("price", "Any");
  await choose("placement", "Any");
  await choose("subject", "insect");
  await expect(tiles(page)).toHaveText([/Honey Bee/, /Monarch/, /Moon Moth/, /Dragonfly/]);
  await button(page, "Clear").click();
  await expect(tiles(page)).toHaveCount(catalogue.length);
  await expect(page).toHaveURL(/\/designs\/$/);
});

test("a filter leaves a single design, or says that none match and offers to clear it", async ({ page }) => {
  await page.goto("designs/?status=soldOut&ink=color");
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByRole("status")).toHaveText("1 design");
  await page.goto("designs/?status=soldOut&ink=black");
  const sorry = page.getByText("No designs match these filters.");
  await expect(sorry).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 designs");
  await button(page, "Clear filters").click();
  await expect(sorry).toBeHidden();
  await expect(button(page, "Filter")).toBeFocused();
  await expect(page).toHaveURL(/\/designs\/$/);
  await expect(tiles(page)).toHaveCount(catalogue.length);

  await test.step("a new view starts at its first tile", async () => {
    await waitForIsland(page);
    await tiles(page).last().scrollIntoViewIfNeeded();
    await button(page, "Filter").click();
    await option(page, "Available").click();
    await expect(opener(page, "Filter")).toHaveText("Filter (1)");
    await expect.poll(async () => (await boxOf(tiles(page).first())).top).toBeGreaterThanOrEqual(0);
  });
});
