/** Accordions: the policies of Info and the questions of Booking. */
import { expect, type Locator, type Page } from "@playwright/test";

export const section = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const summary = (page: Page, title: string) => section(page, title).locator("summary");
export const openSections = (page: Page) => page.locator("details[open]");
export const isOpen = (details: Locator) => expect(details).toHaveAttribute("open", "");

/** The first policy, a middle one whose title has characters that URLs cannot have, and the last. */
export const DEPOSIT = "Deposit";
export const LATE = "Reschedule / Cancel / “Late”";
export const WIDGET = "Note: the Booking Widget";
export const AFTERCARE = "Aftercare";

export const PATHS: Record<string, string> = {
  [DEPOSIT]: "/info/#deposit",
  [LATE]: "/info/#reschedule-cancel-late",
  [WIDGET]: "/info/#note-the-booking-widget",
  [AFTERCARE]: "/info/#aftercare",
};
