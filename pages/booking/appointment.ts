/** What the chosen designs mean for a booking: its notes and e-mail, its deposit, its length, and the provider's page. */
import type { Calendar } from "#domain/contact.ts";
import { nameDesign } from "#domain/design.ts";
import { toFraction } from "#domain/fraction.ts";
import type { Deposit } from "#domain/payments.ts";
import type { Bookable } from "./choice.ts";

/** Finds the largest deposit: designs that are booked together share one. */
export function findChosenDeposit(chosen: readonly Bookable[]): Deposit | undefined {
  const deposits = chosen.flatMap(({ deposit }) => deposit ?? []);
  return deposits.sort((a, b) => b.amount - a.amount)[0];
}

/** Writes lines such as `Moon Moth (no. 12): 5 in high, 4–5½ hours, 700 €, deposit 100 € now`; undefined without any. */
export function toNotes(chosen: readonly Pick<Bookable, "id" | "title" | "facts">[]): string | undefined {
  return chosen.map((design) => `${nameDesign(design)}: ${design.facts.join(", ")}`).join("\n") || undefined;
}

/** Writes the subject and the prefilled body of an e-mail about the booking. */
export function toMail(chosen: readonly Bookable[]): { subject: string; body?: string } {
  if (chosen.length === 0) return { subject: "Booking a tattoo" };
  return { subject: `Booking: ${chosen.map(nameDesign).join(", ")}`, body: toNotes(chosen) };
}

/** `isEnough` is false if the designs take longer than the longest session. */
type Session = { hours: number; minutes: number; isEnough: boolean };

/**
 * Finds the shortest session that holds the designs. `lengths` are in minutes, ascending. Returns undefined without any, or
 * unless the hours of every design are known.
 */
export function toSession(chosen: readonly Bookable[], lengths: readonly number[]): Session | undefined {
  const hours = chosen.reduce((sum, design) => sum + (design.hours ?? Number.NaN), 0);
  const enough = lengths.find((minutes) => minutes >= hours * 60);
  const minutes = enough ?? lengths.at(-1);
  return minutes && hours > 0 ? { hours, minutes, isEnough: enough !== undefined } : undefined;
}

/** Writes `Your 2 designs take about 5 hours.` */
export function toSessionWords(
  { hours, isEnough }: Session,
  { length }: readonly Bookable[],
  locale: string,
): string {
  const subject = length === 1 ? "Your design takes" : `Your ${length} designs take`;
  const words = `${subject} about ${toFraction(hours, locale)} ${hours === 1 ? "hour" : "hours"}`;
  return isEnough ? `${words}.` : `${words}: a second session will be needed.`;
}

type CalendarWithPage = Exclude<Calendar, { provider: "mail" }>;

/** Returns the provider's booking page with the chosen designs. Cal.com serves it without the embed's `app.`. */
export function toBookingPage(calendar: CalendarWithPage, chosen: readonly Bookable[]): string {
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
