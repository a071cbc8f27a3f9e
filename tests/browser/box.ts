/** Positions on the screen. */
import type { Locator } from "@playwright/test";

/** Measures in pixels from the window's upper left corner. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON());
