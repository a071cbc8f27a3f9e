/** The facts beside a design's drawing: terms and values. */
import type { Page } from "@playwright/test";

export const row = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
export const value = (page: Page, name: string) => row(page, name).locator("dd");
