/** The fixtures of every test: a page that removes its route handlers at the end, and a page without JavaScript. */
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
