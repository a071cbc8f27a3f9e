/** The catalogue's panels: dropdowns on wide screens, sheets on small ones. */
import type { Page } from "@playwright/test";
import { holdBack } from "../support/page/network.ts";
import { boxOf, isPhone, scrollTo, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { button, opener, openPanel, option, panel, waitForIsland } from "./page-objects/catalogue.ts";

async function expectClosed(page: Page, name: string): Promise<void> {
  await expect(panel(page)).toBeHidden();
  await expect(opener(page, name)).toHaveAttribute("aria-expanded", "false");
}

const press = (page: Page, x: number, y: number) =>
  isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 150 });

test("each panel opens by keyboard, closes on Escape and outside, and returns the focus", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("designs/");
  for (const [name, title] of [
    ["Sort", "Sort By"],
    ["Filter", "Filter By"],
  ] as const)
    await test.step(name, async () => {
      await expectClosed(page, name);
      await button(page, name).press("Enter");
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expect(opener(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(panel(page).locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expectClosed(page, name);
      await expect(button(page, name)).toBeFocused();
      await openPanel(page, name);
      await press(page, 8, 100);
      await expectClosed(page, name);
    });

  await test.step("a press on the words of a choice chooses it, and the panel stays", async () => {
    await openPanel(page, "Sort");
    await panel(page).getByText("Price: high to low").click();
    await expect(panel(page).getByRole("radio", { name: "Price: high to low" })).toBeChecked();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a press outside opens no design", async () => {
    await scrollTo(page, 600);
    await openPanel(page, "Filter");
    const [x, y] = isPhone(page) ? [100, 100] : [1000, 500];
    const isTile = ([left, top]: readonly number[]) =>
      document.elementsFromPoint(left ?? 0, top ?? 0).some((element) => element.matches("[data-tile]"));
    expect(await page.evaluate(isTile, [x, y])).toBe(true);
    await press(page, x, y);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/designs/?sort=desc");
  });
});

test("a sheet lies at the lower edge, and the page behind it does not scroll", async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Sort");
  await expect(panel(page).getByRole("heading", { name: "Sort By" })).toBeVisible();
  await expect.poll(async () => (await boxOf(panel(page))).bottom).toBe(844);
  await page.mouse.move(195, 100);
  const turned = page.evaluate(() => new Promise((resolve) => addEventListener("wheel", resolve)));
  await page.mouse.wheel(0, 600);
  await turned;
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expectClosed(page, "Sort");
  expect(await scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);

  await test.step("a low window shows the whole dropdown, if only by scrolling", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openPanel(page, "Filter");
    await button(page, "Apply").scrollIntoViewIfNeeded();
    await expect(button(page, "Apply")).toBeInViewport({ ratio: 1 });
  });
});

test("a dropdown closes by its button, when another opens, and when Tab leaves it", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("designs/");
  await openPanel(page, "Sort");
  expect((await boxOf(panel(page))).top).toBeGreaterThan((await boxOf(opener(page, "Sort"))).bottom);
  await opener(page, "Sort").click();
  await expectClosed(page, "Sort");
  await openPanel(page, "Sort");
  await openPanel(page, "Filter");
  await expect(panel(page)).toHaveCount(1);
  await panel(page).getByRole("button", { name: "Apply" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Book Now" })).toBeFocused();
  await expect(panel(page)).toBeHidden();

  await test.step("focus moves to the bar without scrolling", async () => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await button(page, "Sort").focus();
    await scrollTo(page, 600);
    for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
    await expect(button(page, "Sort")).toBeFocused();
    expect(await scrollTop(page)).toBe(600);
  });
});

for (const [then, isKept] of [
  ["keeps an early choice", true],
  ["clears an early choice", false],
] as const)
  test(`a panel opens before the catalogue's island loads, which ${then}`, async ({ page }) => {
    const release = await holdBack(page, /assets\/chunks\//);
    await page.goto("designs/", { waitUntil: "domcontentloaded" });
    await openPanel(page, "Filter");
    await option(page, "Color Ink").check();
    if (!isKept) await panel(page).getByRole("button", { name: "Clear" }).click();
    await release();
    await waitForIsland(page);
    await expect(option(page, "Color Ink")).toBeChecked({ checked: isKept });
    await expect(opener(page, "Filter")).toHaveText(isKept ? "Filter (1)" : "Filter");
    await expect(panel(page)).toBeVisible();
  });
