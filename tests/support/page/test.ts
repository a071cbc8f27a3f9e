/** The fixtures of every test: a page whose interceptions must have been asked for, and a page without JavaScript. */
import { test as base, expect, type Page } from "@playwright/test";
import { listUnasked } from "./network.ts";

export { expect };

export const test = base.extend<{ scriptless: Page }>({
  page: async ({ page }, use, { errors }) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // A test that failed early did not come as far.
    if (errors.length === 0) expect(listUnasked(page), "intercepted, but not requested").toEqual([]);
  },
  scriptless: async ({ browser, baseURL, viewport, hasTouch }, use) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport, hasTouch });
    await use(page);
    await page.close();
  },
});
