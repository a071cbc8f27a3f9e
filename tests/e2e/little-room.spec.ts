/** Low screens, large text and forced colors keep everything reachable and visible. */
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

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

test("the catalogue's bar fits small screens and large text", async ({ page }) => {
  await page.goto("/designs/?status=available&ink=black");
  for (const [width, percent] of [
    [320, 100],
    [390, 150],
    [390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    for (const control of [
      page.getByRole("button", { name: "Sort" }),
      page.getByRole("button", { name: /^Filter/ }),
      page.getByRole("link", { name: "Book Now" }),
    ]) {
      const { left, right } = await boxOf(control);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const { height } = await boxOf(page.locator("#catalogue-bar"));
    expect(height, `${percent} %`).toBeLessThanOrEqual(844 / 4);
  }
});

test("the dot of the current page is visible in forced colors", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/info/");
  const link = page.getByRole("navigation").first().getByRole("link", { name: "Info" });
  const dot = await link.evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(dot).not.toBe(ground);
});
