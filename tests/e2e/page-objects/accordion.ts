/** Accordions: the policies of Info and the questions of Booking. */
import type { Page } from "@playwright/test";

export const section = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const summary = (page: Page, title: string) => section(page, title).locator("summary");
