/** Counts the calls that would scroll an element into view, from the page or a script in it. Nothing scrolls. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    scrolls: number;
  }
}

/** Call before opening the page. Each document starts from zero. */
export async function countScrolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.scrolls = 0;
    Element.prototype.scrollIntoView = () => {
      window.scrolls += 1;
    };
  });
  return () => page.evaluate(() => window.scrolls);
}
