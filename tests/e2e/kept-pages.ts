/** A browser with the back-forward cache, which Playwright turns off and visitors have. */
import type { Browser } from "@playwright/test";
import { findBrowser } from "../find-browser.ts";
import { test as base } from "./test.ts";

export const test = base.extend<object, { keepingBrowser: Browser }>({
  keepingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  page: async ({ keepingBrowser, baseURL, viewport, hasTouch }, use) => {
    const page = await keepingBrowser.newPage({ baseURL, viewport, hasTouch });
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        window.wasKept = persisted;
      });
    });
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  },
});

declare global {
  interface Window {
    /** Whether the page has come out of the back-forward cache. */
    wasKept?: boolean;
  }
}
