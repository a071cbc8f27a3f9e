/** Low screens, large text and forced colors keep everything reachable and visible. */
import type { Locator } from "@playwright/test";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { bar, keepSaved, openPanel } from "./page-objects/catalogue.ts";

test("the menu scrolls to its last link on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/info/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  const last = menu.getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  expect((await boxOf(menu)).height).toBeLessThanOrEqual(256);
});

test("the catalogue's bar takes at most a quarter of the screen, also of large text", async ({ page }) => {
  await page.goto("/designs/?status=available&ink=black");
  await expect(bar(page).getByText("Filter (2)")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect((await boxOf(page.locator("#catalogue-bar"))).height).toBeLessThanOrEqual(844 / 4);
});

test("what is chosen looks different in forced colors", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await keepSaved(page, [1]);
  await page.goto("/designs/");
  const look = async (place: Locator) => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    return (await place.screenshot()).toString("base64");
  };
  const saved = page.getByRole("button", { name: "Saved (1)" });
  await expect(saved).toBeVisible();
  const shown = await look(bar(page));
  await saved.click();
  expect(await look(bar(page))).not.toBe(shown);
  await saved.click();
  await openPanel(page, "Filter");
  const prices = page.getByRole("group", { name: "price" });
  const any = await look(prices);
  await prices.getByRole("radio").nth(1).check();
  expect(await look(prices)).not.toBe(any);
});

test("the dot of the current page is visible in forced colors", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/info/");
  const link = page.getByRole("navigation").first().getByRole("link", { name: "Info" });
  const dot = await link.evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(dot).not.toBe(ground);
});
