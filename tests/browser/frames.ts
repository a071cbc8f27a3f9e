/** Waits for a page that is still moving. */
import type { Locator, Page } from "@playwright/test";

/** Waits two frames, because the first draws the changes that an event made. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits for the end of the page transition, which blocks touches. */
export async function endTransition(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => document.activeViewTransition?.finished);
}

/** Waits until nothing in the element moves, and one more frame for the page's own events. */
export const comeToRest = (element: Locator) =>
  element.evaluate(async (node) => {
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
