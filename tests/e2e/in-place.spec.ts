/** What a visitor looks at stays in place, and nothing happens unasked. */
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const topOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test("an opened section of /info/ stays under the finger", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/info/");
  const second = page.locator("summary").nth(1);
  await page.locator("summary").first().click();
  await second.evaluate((summary) => summary.scrollIntoView({ block: "center" }));
  const before = await second.evaluate((summary) => summary.getBoundingClientRect().top);
  await second.click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect
    .poll(async () =>
      Math.abs(
        Math.round((await second.evaluate((element) => element.getBoundingClientRect().top)) - before),
      ),
    )
    .toBe(0);
});

test("a new view of the catalogue is seen from its start", async ({ page }) => {
  await page.goto("/designs/");
  const filter = page.getByRole("button", { name: /^Filter/ });
  await expect(page.locator("#catalogue[data-island]")).toHaveCount(0);
  await page.locator("#designs > li").last().scrollIntoViewIfNeeded();
  await filter.click();
  await page.getByRole("checkbox", { name: "Available" }).click();
  await expect(filter).toHaveAccessibleName(/\(1\)/);
  await expect.poll(() => topOf(page, "#designs")).toBeGreaterThanOrEqual(0);
});

test("a click outside a dropdown closes it, and opens no design", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/designs/");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const panel = page.getByRole("dialog", { name: "Filter By" });
  await expect(panel).toBeVisible();
  await page.locator("#designs > li:visible a").last().click({ force: true, delay: 150 });
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/designs/");
});

test("a screen that changes its size asks for no wider picture than its slot", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator(".swiper-initialized").first()).toBeAttached();
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: view.width - 100, height: view.height });
  await page.waitForLoadState("networkidle");
  const wasted = await page.locator(".swiper-initialized img").evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ currentSrc }) => currentSrc)
      .filter(({ currentSrc, srcset, clientWidth }) => {
        const widths = srcset.split(", ").map((rung) => rung.split(" "));
        const chosen = widths.find(([path]) => currentSrc.endsWith(path ?? ""));
        const wider = widths.filter(
          ([, width]) => Number.parseInt(width ?? "", 10) >= clientWidth * devicePixelRatio,
        );
        return (
          wider.length > 0 &&
          Number.parseInt(chosen?.[1] ?? "", 10) > Number.parseInt(wider[0]?.[1] ?? "", 10)
        );
      })
      .map(({ alt }) => alt),
  );
  expect(wasted).toEqual([]);
});
