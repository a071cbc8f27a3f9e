/** Simulates a prerendered page, because browsers do not prerender under automation. */
import type { Page } from "@playwright/test";

/** Opens `address` as a page that nobody sees yet. The returned function shows it. */
export async function prepareAhead(page: Page, address: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => isPrerendering });
    addEventListener("activate", () => {
      isPrerendering = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  await page.goto(address);
  return () => page.evaluate(() => void dispatchEvent(new Event("activate")));
}
