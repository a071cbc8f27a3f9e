/** The contact page: an address that fills its line, and can be copied. tests/site/pages.test.ts has its words. */
import { studio } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const { inquiriesEmail } = studio.contact;

/** Largest type size in pixels; a short address on a wide screen leaves space. */
const LARGEST = 144;

test("the address fills one line, however wide the screen", async ({ page }) => {
  await page.goto("/contact/");
  const first = page.getByRole("heading", { level: 1 });
  const link = first.getByRole("link");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const line = await boxOf(first);
    const { address, size } = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return { address: range.getBoundingClientRect().toJSON(), size };
    });
    // Two lines would be more than twice as high.
    expect(address.height).toBeLessThan(2 * size);
    const share = address.width / line.width;
    expect(size === LARGEST || share > 0.75, `${size} px, ${share} of the line`).toBe(true);
    expect(size).toBeLessThanOrEqual(LARGEST);
    expect(share).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the address can be copied, or the page says that it cannot", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact/");
  const copy = page.getByRole("button", { name: "Copy address" });
  await copy.click();
  await expect(page.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inquiriesEmail);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copy.click();
  await expect(page.getByRole("status")).toHaveText(/did not allow it/);
});
