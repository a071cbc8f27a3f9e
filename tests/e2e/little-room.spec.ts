/** Low screens, large text, forced colours: everything stays within reach and can be seen. */
import { expect, test } from "@playwright/test";

test("on a low screen the menu scrolls to its last link", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "wide screens have no menu");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/info/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  const last = menu.getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(256);
});

for (const [width, percent] of [
  [320, 100],
  [390, 150],
  [390, 200],
] as const) {
  test(`the catalogue's bar fits ${width} px with text of ${percent} %`, async ({ page, hasTouch }) => {
    test.skip(!hasTouch, "the bar of wide screens has room");
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/designs/?filter=available,black");
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    for (const control of [
      page.getByRole("button", { name: "Sort" }),
      page.getByRole("button", { name: /^Filter/ }),
      page.getByRole("link", { name: "Book Now" }),
    ]) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

test("the dot of the current page is seen in forced colours", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "small screens have the menu");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/info/");
  const dot = await page
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: "Info" })
    .evaluate((link) => getComputedStyle(link, "::after").backgroundColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(dot).not.toBe(ground);
});
