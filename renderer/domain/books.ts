/** What the clock decides: when the books open, until when a design is reserved, and which dates are to come. */
import type { Design } from "./catalogue-schema.ts";
import type { Content } from "./content.ts";
import { endOfDay, formatDay, formatDays, formatHour, toInstant } from "./dates.ts";
import type { PagePath } from "./routes.ts";
import type { Studio } from "./studio-schema.ts";

/** Instants (ISO 8601) between which something holds. Either end may be open. */
export type Span = { from?: string; until?: string };

export function isWithin({ from, until }: Span, now: number): boolean {
  return (!from || now >= Date.parse(from)) && (!until || now < Date.parse(until));
}

/** `opens` is an instant, absent when the artist does not know. `words`: `Books open January 8`. */
export type ClosedBooks = { words: string; opens?: string; hour?: string };

/** Finds out whether the books are closed. Returns undefined while they are open. */
export function findClosed(
  { books, locale, location }: Pick<Studio, "books" | "locale" | "location">,
  now = Date.now(),
): ClosedBooks | undefined {
  if (books?.closed) return { words: "Books are closed" };
  if (!books?.opens) return undefined;
  const { timeZone } = location;
  const opens = toInstant(books.opens, timeZone);
  if (!isWithin({ until: opens }, now)) return undefined;
  const words = `Books open ${formatDay(opens, { timeZone, locale })}`;
  return { words, opens, hour: formatHour(opens, { timeZone, locale }) };
}

/** `ends` is an instant. `words`: `Reserved until December 1`. */
export type Reservation = { words: string; ends: string };

/** Returns undefined unless someone has reserved the design and the last day has not passed. */
export function findReservation(
  { status, until }: { status?: Design["status"]; until?: string },
  { locale, location }: Pick<Studio, "locale" | "location">,
  now = Date.now(),
): Reservation | undefined {
  if (status !== "reserved" || !until) return undefined;
  const ends = endOfDay(until, location.timeZone);
  if (!isWithin({ until: ends }, now)) return undefined;
  return { words: `Reserved until ${formatDay(until, { timeZone: "UTC", locale })}`, ends };
}

/** `ends` is an instant. `words`: `March 1 – 7, 2027`. */
export type ShownDate = Studio["dates"][number] & { words: string; ends: string };

/** Finds the dates that have not passed, sorted by their first day. */
export function findDates(
  { locale, ...studio }: Pick<Studio, "dates" | "locale" | "location">,
  now = Date.now(),
): ShownDate[] {
  return listUpcoming(studio, now)
    .map((date) => ({ ...date, words: formatDays(date.from, date.to ?? date.from, locale) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

const listUpcoming = ({ dates, location }: Pick<Studio, "dates" | "location">, now = Date.now()) =>
  dates
    .map((date) => ({ ...date, ends: endOfDay(date.to ?? date.from, location.timeZone) }))
    .filter(({ ends }) => isWithin({ until: ends }, now));

/** The pages that show dates. */
const DATED: readonly string[] = ["/", "/about/", "/booking/"] satisfies PagePath[];

/** Whether the clock may change the page without a new build. */
export function changesByClock(
  path: string,
  { catalogue, studio }: Pick<Content, "catalogue" | "studio">,
): boolean {
  return (
    findClosed(studio)?.opens !== undefined ||
    (DATED.includes(path) && listUpcoming(studio).length > 0) ||
    catalogue.some((design) => findReservation(design, studio))
  );
}
