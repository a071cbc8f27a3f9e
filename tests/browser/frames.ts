/** What a test waits for on a page that is still moving. */
import type { Locator, Page } from "@playwright/test";

/** Two: a change that an event makes is drawn in the first. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits for the page transition, during which touches reach nothing. */
export async function endTransition(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => document.activeViewTransition?.finished);
}

/** Waits until nothing in the element is being moved, and its page has been told so, in the frame after. */
export const comeToRest = (element: Locator) =>
  element.evaluate(async (node) => {
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
