/** The catalogue's view: in the address, in the browser's storage, and after Back. */
import type { Page } from "@playwright/test";
import { available, catalogue, colored, priced } from "../fixtures/content.ts";
import { watchFaults } from "../support/page/faults.ts";
import { blockStorage, fillStorage } from "../support/page/lacks.ts";
import { scrollTo, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { amounts, ascending, button, chooseView, tiles } from "./page-objects/catalogue.ts";

const black = ({ isColor }: { isColor?: boolean }) => isColor === false;
const COLORED = available.filter(({ isColor }) => isColor).length;

/** Expects this view: the order of the designs with a price, and the number of all. */
async function expectView(page: Page, order: "asc" | "desc", withPrice: readonly unknown[], count: number) {
  await expect(async () => {
    const shown = await amounts(page);
    expect(shown).toHaveLength(withPrice.length);
    expect(shown).toEqual(order === "asc" ? ascending(shown) : ascending(shown).toReversed());
  }).toPass();
  await expect(tiles(page)).toHaveCount(count);
}

test("a chosen view is in the address and is kept for the next visit, but the address wins", async ({
  page,
}) => {
  await page.goto("designs/?ref=card");
  await chooseView(page);
  await expect(page).toHaveURL(/\/designs\/\?ref=card&ink=color&sort=desc$/);
  await expectView(page, "desc", colored, COLORED);
  await page.goto("designs/");
  await expect(page).toHaveURL(/\/designs\/\?ink=color&sort=desc$/);
  await expectView(page, "desc", colored, COLORED);
  await expect(button(page, "Filter (1)")).toBeVisible();

  await page.goto("designs/?sort=asc");
  for (const visit of ["first visit", "reload"]) {
    await test.step(visit, async () => {
      await expect(button(page, "Filter")).toBeVisible();
      await expectView(page, "asc", priced, catalogue.length);
      await expect(page).toHaveURL(/\/designs\/\?sort=asc$/);
    });
    await page.reload();
  }
  await page.goto("designs/?ink=black");
  await expect(button(page, "Filter (1)")).toBeVisible();
  await expectView(
    page,
    "asc",
    priced.filter((design) => available.includes(design) && black(design)),
    available.filter(black).length,
  );
});

test("blocked, full or corrupt storage breaks nothing, and what is corrupt gets a warning", async ({
  page,
  baseURL,
}) => {
  const faults = await watchFaults(page, baseURL ?? "");
  // tests/pages/designs/view.test.ts has every corrupt value.
  await page.addInitScript(() => localStorage.setItem("designs.sort", "{"));
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto("designs/");
  expect((await warning).text()).toContain("The saved designs.sort cannot be read; using the default: {");
  await expectView(page, "asc", priced, catalogue.length);
  for (const lack of [fillStorage, blockStorage]) {
    await lack(page);
    await page.goto("designs/");
    await chooseView(page);
    await page.reload();
    await expect(button(page, "Filter (1)")).toBeVisible();
  }
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
  const count = await tiles(page).count();
  await tile.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Designs");
  await page.goBack();
  await expect(page).toHaveURL(/\/designs\/\?ink=color&sort=desc$/);
  await expect(tiles(page)).toHaveCount(count);
  await expect.poll(() => scrollTop(page)).toBe(before);

  await scrollTo(page, 300);
  await page.reload();
  await expect(button(page, "Filter (1)")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(300);
});
