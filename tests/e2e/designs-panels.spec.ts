/** The panels of the catalogue: dropdowns on wide screens, sheets on small ones. */

import { button, isPhone, openPanel } from "./catalogue.ts";
import { expect, test } from "./test.ts";

for (const [name, title] of [
  ["Sort", "Sort By"],
  ["Filter", "Filter By"],
] as const) {
  test.describe(`the panel "${title}"`, { tag: "@both" }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto("designs/");
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
    });

    test("opens by keyboard, holds the focus, and gives it back on Escape", async ({ page }) => {
      await button(page, name).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expect(page.locator(`[aria-controls=${name.toLowerCase()}-panel]`)).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await expect(page.locator("dialog :focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button(page, name)).toBeFocused();
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
    });

    test("closes on a click outside, and gives the focus back", async ({ page }) => {
      await openPanel(page, name);
      if (isPhone(page)) await page.touchscreen.tap(8, 140);
      else await page.mouse.click(8, 140);
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button(page, name)).toBeFocused();
      await expect(page).toHaveURL(/\/designs\/$/);
    });

    test("is a dropdown under its button, or a sheet with a title that lets nothing through", async ({
      page,
    }) => {
      await openPanel(page, name);
      const panel = page.getByRole("dialog", { name: title });
      const opener = page.locator(`[aria-controls=${name.toLowerCase()}-panel]`);
      if (isPhone(page)) {
        await expect(panel.getByRole("heading", { name: title })).toBeVisible();
        await expect
          .poll(() => panel.evaluate((sheet) => innerHeight - sheet.getBoundingClientRect().bottom))
          .toBe(0);
        for (let step = 0; step < 12; step++) {
          await page.keyboard.press("Tab");
          expect(
            await page.evaluate(
              () =>
                document.activeElement === document.body ||
                Boolean(document.activeElement?.closest("dialog")),
            ),
          ).toBe(true);
        }
        await page.mouse.wheel(0, 600);
        await panel.getByRole("button", { name: "Close" }).click();
        expect(await page.evaluate(() => scrollY)).toBe(0);
      } else {
        const [below, above] = [await panel.boundingBox(), await opener.boundingBox()];
        expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
        expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
        await opener.click();
      }
      await expect(panel).toBeHidden();
    });
  });
}

test("only one dropdown is open at a time, and leaving it by Tab closes it", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("designs/");
  await openPanel(page, "Sort");
  await openPanel(page, "Filter");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Book Now" })).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a low window shows the whole dropdown, by scrolling at the most", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("designs/");
  await openPanel(page, "Filter");
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("button", { name: "Apply" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Apply" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the focus comes to the bar, which is in sight, without a movement of the page", {
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
