/** The catalogue's tiles, and the buttons and panels of its bar. */
import { expect, type Page } from "@playwright/test";

/** Locates the visible tiles, in order. */
export const tiles = (page: Page) => page.locator("#designs > li:visible");

/** Lists the prices of the visible available designs, in dollars and in order. */
export const amounts = async (page: Page) => {
  const texts = await tiles(page).allTextContents();
  return texts
    .flatMap((text) => text.match(/(?<=\$)[\d,]+/) ?? [])
    .map((price) => Number(price.replace(",", "")));
};

/** Lists the ids of the visible designs, in order. */
export const ids = async (page: Page) => (await tiles(page).locator("small").allTextContents()).map(Number);

export const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Locates the "Save" button of a design, or "Save Moon Moth" on its tile, whether pressed or not. */
export const saved = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true, pressed: true });
export const unsaved = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true, pressed: false });

export async function openPanel(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Sorts from high to low, and filters by color. */
export async function chooseView(page: Page): Promise<void> {
  // The island resets what is chosen before it listens.
  await expect(page.locator("#catalogue:not([data-island])")).toBeAttached();
  await openPanel(page, "Sort");
  await page.getByRole("radio", { name: "Price: high to low" }).check();
  await page.keyboard.press("Escape");
  await openPanel(page, "Filter");
  await page.getByRole("checkbox", { name: "Color Ink" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[?&]ink=color&sort=desc$/);
}
