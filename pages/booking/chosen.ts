/** The designs that the query names (`/booking/?design=12,40`), for the calendar and e-mails. */
import { nameDesign } from "#domain/design.ts";
import type { SharedTile } from "#domain/shared-designs.ts";
import { readIds } from "#renderer/browser/saved.ts";
import { loadDesigns } from "#renderer/browser/shared-designs.ts";

type Named = Pick<SharedTile, "id" | "title" | "facts">;

/** What the visitor adds to the booking in their own words, as "On your own skin" sends it (`&note=about 4 in high`). */
const NOTE = { key: "note", longest: 120 };

let chosen: Named[] = [];

/** Empty until they are loaded. */
export function readChosen(): readonly Named[] {
  return chosen;
}

/** In the order of the query, each with the visitor's note. */
export async function loadChosen(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const ids = readIds(query.getAll("design").join());
  if (ids.length === 0) return;
  const designs = await loadDesigns();
  const note = query.get(NOTE.key)?.trim().slice(0, NOTE.longest);
  chosen = ids
    .flatMap((id) => designs.find((design) => design.id === id)?.tile ?? [])
    .map(({ id, title, facts }) => ({ id, title, facts: note ? [...facts, note] : facts }));
}

/** A line for each: `Moon Moth (no. 12): 5 in high, 4–5½ hours, $700, $100 deposit`; nothing without any. */
export function toNotes(chosen: readonly Named[]): string | undefined {
  return chosen.map((design) => `${nameDesign(design)}: ${design.facts.join(", ")}`).join("\n") || undefined;
}

/** An e-mail about the booking: its subject and prefilled body. */
export function toMail(chosen: readonly Named[]): { subject: string; body?: string } {
  if (chosen.length === 0) return { subject: "Booking a tattoo" };
  return { subject: `Booking: ${chosen.map(nameDesign).join(", ")}`, body: toNotes(chosen) };
}
