/** Sold-out designs in the catalogue: a button, and the lightbox with the faded drawing and the badge. */
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { needSoldOut } from "./content.ts";

const lightbox = (page: Page) => page.getByRole("dialog");

/** The tile of the first one, which bears its number. */
const soldOut = (page: Page) =>
  page
    .locator("#designs")
    .getByRole("button")
    .filter({ has: page.getByText(String(needSoldOut().id), { exact: true }) });

async function open(page: Page) {
  const { alt, title } = needSoldOut();
  await page.goto("designs/?status=soldOut");
  await soldOut(page).click();
  await expect(
    lightbox(page)
      .getByRole("img", { name: alt ?? title })
      .last(),
  ).toBeVisible();
  await expect(lightbox(page).getByRole("button", { name: "Close" })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  needSoldOut();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a tile is dimmed, says so, and leads nowhere", async ({ page }) => {
  await page.goto("designs/?status=soldOut");
  await expect(soldOut(page)).toContainText("Sold Out");
  await expect(soldOut(page).locator("img")).toHaveCSS("opacity", "0.26");
  await expect(page.locator("#designs > li:visible a")).toHaveCount(0);
});

test("the lightbox shows the drawing faded by half, with the badge", async ({ page }) => {
  const { id, title } = needSoldOut();
  await open(page);
  await expect(lightbox(page).getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(lightbox(page).getByText(`${id} ${title}`, { exact: true })).toBeVisible();
  await expect(lightbox(page).locator(".pswp__img").last()).toHaveCSS("opacity", "0.5");
  expect(await findViolations(page)).toEqual([]);
});

for (const [way, leave] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["Close", (page: Page) => lightbox(page).getByRole("button", { name: "Close" }).click()],
  ["the backdrop", (page: Page) => page.mouse.click(6, (page.viewportSize()?.height ?? 0) / 2)],
  ["Back", (page: Page) => page.evaluate(() => history.back())],
] as const) {
  test(`it closes by ${way}; the focus and the view are where they were`, async ({ page }) => {
    await open(page);
    await leave(page);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(soldOut(page)).toBeFocused();
    await expect(page).toHaveURL(/\/designs\/\?status=soldOut$/);
    await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  });
}

test("it opens by touch and by the keyboard", async ({ page, hasTouch }) => {
  await page.goto("designs/?status=soldOut");
  if (hasTouch) await soldOut(page).tap();
  else {
    await soldOut(page).focus();
    await page.keyboard.press("Enter");
  }
  await expect(lightbox(page).getByText("Sold Out", { exact: true })).toBeVisible();
});
