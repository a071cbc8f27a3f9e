/** The fixtures of every test: a page whose route handlers end with it, and one without JavaScript. */
import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

export const test = base.extend<{ scriptless: Page }>({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  scriptless: async ({ browser, baseURL, viewport, hasTouch }, use) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport, hasTouch });
    await use(page);
    await page.close();
  },
});
