/** The contact page: an address on one line, which can be copied. tests/site/pages.test.ts has its words. */
import { studio } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

test("the address stays on one line, however wide the screen", async ({ page }) => {
  await page.goto("/contact/");
  await page.evaluate(() => document.fonts.ready);
  const first = page.getByRole("heading", { level: 1 });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const link = await boxOf(first.getByRole("link"));
    expect(link.width).toBeLessThanOrEqual((await boxOf(first)).width);
    const size = await first.evaluate((element) => getComputedStyle(element).fontSize);
    // Two lines would be more than twice as high.
    expect(link.height).toBeLessThan(2 * Number.parseFloat(size));
  }
});

test("the address can be copied, or the page says that it cannot", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact/");
  const copy = page.getByRole("button", { name: "Copy address" });
  await copy.click();
  await expect(page.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(studio.contact.inquiriesEmail);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copy.click();
  await expect(page.getByRole("status")).toHaveText(/Copying was blocked/);
});
