/** The booking page: the calendar, the chosen designs, and the other ways to book. */
import { expect, type Page } from "@playwright/test";
import { say } from "../../support/cal-provider.ts";

export const calendar = (page: Page) => page.getByRole("region", { name: "Calendar" });
export const calendarFrame = (page: Page) => page.getByTitle("Booking calendar");
export const choice = (page: Page) => page.getByRole("region", { name: "Your choice" });
export const apology = (page: Page) =>
  calendar(page).getByRole("heading", { name: "The calendar did not load" });

export async function openReady(page: Page, path = "/booking/"): Promise<void> {
  await page.goto(path);
  await say(page, "linkReady");
  await expect(calendar(page).getByRole("status")).toBeHidden();
}

/** Reads what the site asked the calendar for. */
export const readRequest = async (page: Page) =>
  new URL((await calendarFrame(page).getAttribute("src")) ?? "").searchParams;
