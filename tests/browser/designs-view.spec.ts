/** Sorting and filtering in the catalogue. */

import { available, catalogue, priced, soldOut } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { amounts, ascending, button, openPanel, tiles } from "./pages/catalogue.ts";

test.describe("sorting", () => {
  test("orders tiles and the Tab key by price in both directions, with sold-out designs last", async ({
    page,
  }) => {
    await page.goto("designs/");
    const lowToHigh = await amounts(page);
    expect(lowToHigh).toHaveLength(priced.length);
    expect(lowToHigh).toEqual(ascending(lowToHigh));
    const areSoldOut = async () =>
      (await tiles(page).allTextContents()).map((text) => text.includes("Sold Out"));
    const soldOutLast = [...available.map(() => false), ...soldOut.map(() => true)];
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
});

test.describe("filtering", () => {
  test("applies each choice at once and announces the count; Apply only closes the panel", async ({
    page,
  }) => {
    await page.goto("designs/");
    await openPanel(page, "Filter");
    const option = (name: string) => page.getByRole("checkbox", { name, exact: true });
    await expect(option("All")).toBeChecked();

    await option("Sold Out").check();
    await expect(option("All")).not.toBeChecked();
    await option("Black Ink").check();
    await expect(page.locator("[aria-controls=filter-panel]")).toHaveText("Filter (2)");
    await option("All").check();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await expect(page.locator("[aria-controls=filter-panel]")).toHaveText("Filter");

    await option("Color Ink").check();
    await option("Color Ink").uncheck();
    await expect(option("All")).toBeChecked();
    await option("All").click();
    await expect(option("All")).toBeChecked();

    await option("Available").check();
    await button(page, "Clear").click();
    await expect(option("All")).toBeChecked();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(tiles(page)).toHaveCount(catalogue.length);

    await option("Sold Out").check();
    await expect(tiles(page)).toHaveCount(soldOut.length);
    await expect(page.getByRole("status")).toHaveText(`${soldOut.length} designs`);
    await button(page, "Apply").click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button(page, "Filter (1)")).toBeFocused();
    await expect(tiles(page)).toHaveCount(soldOut.length);
  });

  test("leaves a single design, or says that none match and offers to clear the filters", async ({
    page,
  }) => {
    await page.goto("designs/?status=soldOut&ink=color");
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByRole("status")).toHaveText("1 design");
    await page.goto("designs/?status=soldOut&ink=black");
    await expect(page.getByText("No designs match these filters.")).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("0 designs");
    await button(page, "Clear filters").click();
    await expect(page.getByText("No designs match these filters.")).toBeHidden();
    await expect(button(page, "Filter")).toBeFocused();
    await expect(page).toHaveURL(/\/designs\/$/);
    await expect(tiles(page)).toHaveCount(catalogue.length);
  });
});

test("a new view starts at its first tile", async ({ page }) => {
  await page.goto("/designs/");
  const filter = page.getByRole("button", { name: /^Filter/ });
  await expect(page.locator("#catalogue[data-island]")).toHaveCount(0);
  await page.locator("#designs > li").last().scrollIntoViewIfNeeded();
  await filter.click();
  await page.getByRole("checkbox", { name: "Available" }).click();
  await expect(filter).toHaveAccessibleName(/\(1\)/);
  await expect.poll(() => boxOf(page.locator("#designs")).then(({ top }) => top)).toBeGreaterThanOrEqual(0);
});
