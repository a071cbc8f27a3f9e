/** What is where on the screen, and whether it still moves. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Measures in pixels from the window's upper left corner. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON());

export const expectLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

/** Waits for the page's own script, which comes after the first paint (load-early.ts) and gives the menu's button a state. */
export const untilScripted = (page: Page) =>
  expect(page.locator("[aria-controls=menu]")).toHaveAttribute("aria-expanded", /./);

/** Waits for the fonts and for the pictures in view, also those that fail. Returns the pictures' addresses. */
export async function loadVisible(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => {})));
    return inView.map((image) => image.currentSrc);
  });
  await nextFrame(page);
  return addresses;
}

export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);

/** Below 768 px, panels are sheets and the navigation is a menu. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

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

declare global {
  interface Window {
    scrolls: number;
  }
}

/** Counts the calls that would scroll an element into view, from the page or a script in it. Nothing scrolls. */
export async function countScrolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.scrolls = 0;
    Element.prototype.scrollIntoView = () => {
      window.scrolls += 1;
    };
  });
  return () => page.evaluate(() => window.scrolls);
}
