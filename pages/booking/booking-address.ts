/** The props of the booking island, and the address of the booking page at the provider. */
import type { Calendar } from "#domain/contact.ts";
import { nameDesign } from "#domain/design.ts";
import { type Bookable, toNotes } from "./choice.ts";
import { toSession } from "./session.ts";

export type BookingProps = {
  calendar: Calendar;
  email: string;
  locale: string;
  /** Whether any deposit has a link. */
  canPay: boolean;
};

type Page = Exclude<Calendar, { provider: "mail" }>;

/** Returns the provider's booking page with the chosen designs. Cal.com serves it without the embed's `app.`. */
export function toBookingPage(calendar: Page, chosen: readonly Bookable[]): string {
  if (calendar.provider !== "cal")
    return calendar.url.replaceAll("{designs}", encodeURIComponent(chosen.map(nameDesign).join(", ")));
  const { calLink, origin, lengths } = calendar;
  const page = new URL(calLink, origin.replace(/\/\/app\.(cal\.(?:com|eu))$/, "//$1"));
  const notes = toNotes(chosen);
  const duration = toSession(chosen, lengths)?.minutes;
  if (notes) page.searchParams.set("notes", notes);
  if (duration) page.searchParams.set("duration", String(duration));
  return page.href;
}
