/** The calendar's settings and the address of the provider's own page. */
import type { Studio } from "#domain/studio-schema.ts";
import { embedded } from "#renderer/shell/embedded.ts";

export type CalendarSettings = Pick<
  Studio["booking"],
  "calLink" | "namespace" | "origin" | "config" | "initConfig"
>;

/** What the island is rendered with. */
export type BookingProps = { calendar: CalendarSettings; email: string };

export const BOOKING_PROPS = embedded<BookingProps>("booking-props");

type Provider = Pick<CalendarSettings, "origin" | "calLink">;

/** Returns the provider's booking page, which Cal.com serves without the embed's `app.`. `notes` prefills a field. */
export function toBookingPage({ origin, calLink }: Provider, notes?: string): string {
  return addNotes(new URL(calLink, origin.replace(/\/\/app\.(cal\.(?:com|eu))$/, "//$1")), notes);
}

export function addNotes(bookingPage: URL | string, notes?: string): string {
  const page = new URL(bookingPage);
  if (notes) page.searchParams.set("notes", notes);
  return page.href;
}
