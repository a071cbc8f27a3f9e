/** The designs that the query names (`/booking/?design=12,40`), for the calendar and e-mails. */
import { nameDesign } from "#domain/design-name.ts";

/** The ids of the JSON of all designs, and of the list of the chosen ones, which chosen-designs.js fills. */
export const DESIGNS_ID = "booking-designs";
export const CHOSEN_ID = "chosen";

export type BookableDesign = {
  id: number;
  title: string;
  /** The address of a picture. */
  image: string;
  /** Its size, hours, price and deposit. */
  facts: readonly string[];
};

type Named = Pick<BookableDesign, "id" | "title" | "facts">;

/** What the visitor adds to the booking in their own words, as "On your own skin" sends it (`&note=about 4 in high`). */
const NOTE = { key: "note", longest: 120 };

/** In the order of the query, each with the visitor's note; empty on the server. */
export function readChosen(): Named[] {
  if (typeof document === "undefined") return [];
  const json = document.getElementById(DESIGNS_ID)?.textContent;
  const designs: Named[] = json ? JSON.parse(json) : [];
  const note = new URLSearchParams(location.search).get(NOTE.key)?.trim().slice(0, NOTE.longest);
  const items = document.querySelectorAll<HTMLElement>(`#${CHOSEN_ID} [data-id]`);
  return [...items]
    .flatMap(({ dataset }) => designs.find(({ id }) => String(id) === dataset.id) ?? [])
    .map((design) => (note ? { ...design, facts: [...design.facts, note] } : design));
}

/** A line for each: `Moon Moth (no. 12): 5 in high, 4–5½ hours, $700, $100 deposit`; nothing without any. */
export function toNotes(chosen: readonly Named[]): string | undefined {
  return chosen.map((design) => `${nameDesign(design)}: ${design.facts.join(", ")}`).join("\n") || undefined;
}

/** An e-mail about the booking: its subject, and what it already says. */
export function toMail(chosen: readonly Named[]): { subject: string; body?: string } {
  if (chosen.length === 0) return { subject: "Booking a tattoo" };
  return { subject: `Booking: ${chosen.map(nameDesign).join(", ")}`, body: toNotes(chosen) };
}
