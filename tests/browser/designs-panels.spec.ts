/** The catalogue's panels: dropdowns on wide screens, sheets on small ones. */
import type { Page } from "@playwright/test";
import { holdBack } from "../support/page/network.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { button, openPanel, tiles } from "./pages/catalogue.ts";

test("each panel opens by keyboard and returns the focus", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("designs/");
  for (const [name, title] of [
    ["Sort", "Sort By"],
    ["Filter", "Filter By"],
  ] as const) {
    await test.step(title, () => expectPanel(page, name, title));
  }
});

async function expectPanel(page: Page, name: "Sort" | "Filter", title: string): Promise<void> {
  const panel = page.getByRole("dialog", { name: title });
  const opener = page.locator(`[aria-controls=${name.toLowerCase()}-panel]`);
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await button(page, name).focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(panel.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expectClosed(page, name);
  await expect(button(page, name)).toBeFocused();

  await openPanel(page, name);
  if (isPhone(page)) await page.touchscreen.tap(8, 140);
  else await page.mouse.click(8, 140);
  await expectClosed(page, name);

  await openPanel(page, name);
  if (isPhone(page)) await expectSheet(page, title);
  else {
    const [below, above] = [await boxOf(panel), await boxOf(opener)];
    expect(below.x).toBeCloseTo(above.x, 0);
    expect(below.top).toBeGreaterThan(above.bottom);
    await opener.click();
  }
  await expectClosed(page, name);
}

async function expectClosed(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
}

/** Expects a sheet at the lower edge that blocks scrolling behind it, then closes it. */
async function expectSheet(page: Page, title: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: title });
  await expect(sheet.getByRole("heading", { name: title })).toBeVisible();
  await expect
    .poll(() => sheet.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom))
    .toBe(0);
  await page.mouse.wheel(0, 600);
  await sheet.getByRole("button", { name: "Close" }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("a click outside a panel opens no design", { tag: "@both" }, async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Filter");
  await tiles(page)
    .getByRole("link")
    .first()
    .click({ force: true, position: { x: 20, y: 20 }, delay: 150 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/designs\/$/);
});

test("only one panel is open at a time, and Tab leaves it", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Sort");
  await openPanel(page, "Filter");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Book Now" })).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a panel opens before the catalogue's island loads, which resets an early choice", async ({ page }) => {
  const release = await holdBack(page, /assets\/chunks\//);
  await page.goto("designs/", { waitUntil: "domcontentloaded" });
  await openPanel(page, "Filter");
  await page.getByRole("checkbox", { name: "Color Ink" }).check();
  release();
  await expect(page.getByRole("checkbox", { name: "Color Ink" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Color Ink" }).check();
  await expect(button(page, "Filter (1)")).toBeVisible();
});

test("a low window shows the whole dropdown, if only by scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("designs/");
  await openPanel(page, "Filter");
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("button", { name: "Apply" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Apply" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("focus moves to the bar without scrolling", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.goto("designs/");
  await button(page, "Sort").focus();
  await page.evaluate(() => scrollTo(0, 600));
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
  await expect(button(page, "Sort")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});
