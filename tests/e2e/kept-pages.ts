/** A browser that keeps pages as they were left: Playwright turns the back-forward cache off; visitors have it. */
import { test as base } from "@playwright/test";

export const test = base.extend({
  page: async ({ playwright, launchOptions, baseURL, viewport, hasTouch }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL, viewport, hasTouch });
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        window.wasKept = persisted;
      });
    });
    await use(page);
    await browser.close();
  },
});

declare global {
  interface Window {
    /** Whether the page has come out of the back-forward cache. */
    wasKept?: boolean;
  }
}
