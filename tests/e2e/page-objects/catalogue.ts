/** The catalogue's tiles, and the buttons and panels of its bar. */
import { expect, type Locator, type Page } from "@playwright/test";

export const tiles = (page: Page) => page.locator("#designs > li:visible");
export const bar = (page: Page) => page.locator("#catalogue-bar");

/** Lists the ids of the designs on these tiles, in order. */
export const ids = async (shown: Locator) => (await shown.locator("small").allTextContents()).map(Number);

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Locates the "Save" button of a design, or "Save Moon Moth" on its tile, whether pressed or not. */
export const saved = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true, pressed: true });
export const unsaved = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true, pressed: false });

/** Saves designs before the first page opens. */
export const keepSaved = (page: Page, ids: readonly number[]) =>
  page.addInitScript((list) => {
    if (localStorage.getItem("saved") === null) localStorage.setItem("saved", list);
  }, ids.join());

export const panel = (page: Page) => page.getByRole("dialog");
/** Locates the button that opens a panel, even behind the panel. */
export const opener = (page: Page, name: string) =>
  page.locator(`[aria-controls=${name.toLowerCase()}-panel]`);
export const option = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

export async function openPanel(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(panel(page)).toBeVisible();
}

/** Touches the catalogue, which React hydrates only then. */
export async function waitForIsland(page: Page): Promise<void> {
  const island = page.locator("[data-island=catalogue]");
  await expect(async () => {
    await island.dispatchEvent("focusin");
    await expect(island).toHaveAttribute("data-hydrated", "", { timeout: 1000 });
  }).toPass();
}

export async function chooseView(page: Page): Promise<void> {
  await waitForIsland(page);
  await openPanel(page, "Sort");
  await page.getByRole("radio", { name: "Price: high to low" }).check();
  await page.keyboard.press("Escape");
  await openPanel(page, "Filter");
  await option(page, "Color Ink").check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[?&]ink=color&sort=desc$/);
}
