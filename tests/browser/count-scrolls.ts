/** Counts how often the page, or a script in it, asks for an element to come into view. It stays where it is. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    scrolls: number;
  }
}

/** Call before the page is opened; each document starts from zero. */
export async function countScrolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.scrolls = 0;
    Element.prototype.scrollIntoView = () => {
      window.scrolls += 1;
    };
  });
  return () => page.evaluate(() => window.scrolls);
}
