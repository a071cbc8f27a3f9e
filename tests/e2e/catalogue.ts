/** What the tests of the catalogue share: its tiles, and the buttons and panels of its bar. */
import { expect, type Page } from "@playwright/test";
import { need, priced } from "./content.ts";

/** Those that the view shows, in its order. */
export const tiles = (page: Page) => page.locator("#designs > li:visible");

/** Of the available designs shown that have one, in dollars, in their order. */
export const amounts = (page: Page) =>
  page
    .locator("#designs > li[data-amount]:not([data-status]):visible")
    .evaluateAll((items) => items.map((item) => Number(item.dataset.amount)));

export const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Panels are sheets there. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export async function openPanel(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** What a filter by color leaves, and a price can sort. */
export const colored = priced.filter(({ isColor }) => isColor);
/** For views that are chosen among them. */
export const needColored = (count = 2) =>
  need(colored[count - 1], `fewer than ${count} designs in color that can be had for a price`);

/** Sorts from high to low, and filters by color. */
export async function chooseView(page: Page): Promise<void> {
  needColored();
  await openPanel(page, "Sort");
  await page.getByRole("radio", { name: "Price: high to low" }).check();
  await page.keyboard.press("Escape");
  await openPanel(page, "Filter");
  await page.getByRole("checkbox", { name: "Color Ink" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[?&]ink=color&sort=desc$/);
}
