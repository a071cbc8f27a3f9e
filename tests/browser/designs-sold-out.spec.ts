/** Sold-out designs in the catalogue: a button that opens the lightbox with the faded drawing and the badge. */
import type { Page } from "@playwright/test";
import { octopusArm } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

const lightbox = (page: Page) => page.getByRole("dialog");

/** Locates the first sold-out tile by its number. */
const soldOut = (page: Page) =>
  page
    .locator("#designs")
    .getByRole("button")
    .filter({ has: page.getByText(String(octopusArm.id), { exact: true }) });

async function expectOpen(page: Page) {
  await expect(lightbox(page).getByRole("img", { name: octopusArm.title }).last()).toBeVisible();
  await expect(lightbox(page)).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a tile is dimmed; its lightbox shows the drawing faded, with the badge", async ({ page }) => {
  const { id, title } = octopusArm;
  await page.goto("designs/?status=soldOut");
  await expect(soldOut(page)).toContainText("Sold Out");
  await expect(soldOut(page).locator("img")).toHaveCSS("opacity", "0.26");
  await expect(page.locator("#designs").getByRole("link")).toHaveCount(0);
  await expect(soldOut(page)).toHaveAccessibleName(`${id}, ${title}, Sold Out`);
  await expect(soldOut(page)).toHaveAttribute("aria-haspopup", "dialog");
  await soldOut(page).click();
  await expectOpen(page);
  await expect(lightbox(page).getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(lightbox(page).getByText(`${id} ${title}`, { exact: true })).toBeVisible();
  await expect(lightbox(page).getByRole("img", { name: octopusArm.title }).last()).toHaveCSS(
    "opacity",
    "0.5",
  );
});

test("the lightbox opens by touch and keyboard and closes in every way", {
  tag: "@both",
}, async ({ page, viewport, hasTouch }) => {
  await page.goto("designs/?status=soldOut");
  for (const [way, leave] of Object.entries({
    Escape: () => page.keyboard.press("Escape"),
    Close: () => lightbox(page).getByRole("button", { name: "Close" }).click(),
    "the backdrop": () => page.mouse.click(6, (viewport?.height ?? 0) / 2),
    Back: () => page.evaluate(() => history.back()),
  })) {
    await test.step(way, async () => {
      if (hasTouch) await soldOut(page).tap();
      else await soldOut(page).press("Enter");
      await expectOpen(page);
      await leave();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(soldOut(page)).toBeFocused();
      await expect(page).toHaveURL(/\/designs\/\?status=soldOut$/);
      await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
    });
  }
});
