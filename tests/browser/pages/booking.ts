/** The booking page: the calendar, the chosen designs, and the other ways to book. */
import { expect, type Page } from "@playwright/test";
import { studio } from "../../fixtures/content.ts";
import { BOOKING_PAGE, say } from "../../support/cal-provider.ts";
import { boxOf } from "../../support/page/screen.ts";
import { expectMail, mailLink } from "./mail-links.ts";

export const calendar = (page: Page) => page.getByRole("region", { name: "Calendar" });
export const calendarFrame = (page: Page) => page.getByTitle("Booking calendar");
export const choice = (page: Page) => page.getByRole("region", { name: "Your choice" });
export const apology = (page: Page) =>
  calendar(page).getByRole("heading", { name: "The calendar did not load" });

/** Opens the page and waits until the calendar is ready. */
export async function openReady(page: Page, path = "/booking/"): Promise<void> {
  await page.goto(path);
  await say(page, "linkReady");
  await expect(calendar(page).getByRole("status")).toBeHidden();
}

/** Reads what the site asked the calendar for. */
export const readRequest = async (page: Page) =>
  new URL((await calendarFrame(page).getAttribute("src")) ?? "").searchParams;

export const readNotes = async (page: Page) => (await readRequest(page)).get("notes");

/** Expects the other ways to book, with one e-mail. */
export async function expectOtherWays(page: Page, chosen?: Record<"notes" | "subject", string>) {
  const link = calendar(page).getByRole("link", { name: "Open the booking page" });
  await expect(link).toBeVisible();
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(page.getByText("Loading the calendar")).toBeHidden();
  const { origin, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect(origin + pathname).toBe(BOOKING_PAGE);
  expect(searchParams.get("notes")).toBe(chosen?.notes ?? null);
  const { email } = studio.contact;
  const mail = mailLink(calendar(page), email);
  await expectMail(mail, email, chosen?.subject ?? "Booking a tattoo", chosen?.notes);
  // Nothing is left of the room that the calendar would need.
  expect((await boxOf(calendar(page))).bottom - (await boxOf(mail)).bottom).toBeLessThan(50);
}
