/** The designs named by the query (`/booking/?design=12,40`), for the page, the calendar and e-mails. */

import { toAddress } from "#domain/address.ts";
import { toMailAddress } from "#domain/contact.ts";
import { type DesignIds, nameDesign, readIds } from "#domain/design.ts";
import { SHARED_DESIGNS, type SharedDesign, type SharedTile } from "#domain/shared-designs.ts";
import { readIslandProps } from "#renderer/islands/hydrate.ts";
import { getSaved } from "#renderer/saved/store.ts";
import type { BookingProps } from "./BookingIsland.tsx";
import { toBookingPage } from "./booking-address.ts";

/** The visitor's own words about the booking, such as `&note=about 4 in high` from "On your own skin". */
const NOTE = { key: "note", longest: 120 };

export type Choice = {
  /** Follows the order of the query. */
  ids: DesignIds;
  note?: string;
  saved: DesignIds;
  /** Tiles of the available designs. Absent before they load, and if they fail to load. */
  tiles?: readonly SharedTile[];
};

type Named = { id: number; title: string; facts: string[] };

export function readChoice(): Choice {
  const query = new URLSearchParams(location.search);
  // Cut by characters, because an address cannot contain half of a surrogate pair.
  const note = query.get(NOTE.key)?.trim();
  return {
    ids: readIds(query.getAll("design").join()),
    note: note && [...note].slice(0, NOTE.longest).join(""),
    saved: getSaved(),
  };
}

/** Skips the request when there is nothing to show. */
export async function loadTiles(choice: Choice): Promise<Choice> {
  if (choice.ids.length + choice.saved.length === 0) return { ...choice, tiles: [] };
  const module = await import(/* @vite-ignore */ toAddress(SHARED_DESIGNS));
  return { ...choice, tiles: (module.default as SharedDesign[]).flatMap(({ tile }) => tile ?? []) };
}

/** Keeps the order of the ids and drops sold-out or unknown designs. */
export function pickTiles(ids: DesignIds, tiles: readonly SharedTile[] = []): SharedTile[] {
  return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
}

/** Names each chosen design, with the visitor's note. */
export function nameChosen({ ids, note, tiles }: Choice): Named[] {
  return pickTiles(ids, tiles).map(({ id, title, facts, cost }) => ({
    id,
    title,
    facts: [...facts, ...cost, note ?? []].flat(),
  }));
}

/** Writes lines such as `Moon Moth (no. 12): 5 in high, 4–5½ hours, $700, deposit $100 now`; undefined without any. */
export function toNotes(chosen: readonly Named[]): string | undefined {
  return chosen.map((design) => `${nameDesign(design)}: ${design.facts.join(", ")}`).join("\n") || undefined;
}

/** Writes the subject and the prefilled body of an e-mail about the booking. */
export function toMail(chosen: readonly Named[]): { subject: string; body?: string } {
  if (chosen.length === 0) return { subject: "Booking a tattoo" };
  return { subject: `Booking: ${chosen.map(nameDesign).join(", ")}`, body: toNotes(chosen) };
}

/**
 * Adds the chosen designs to the page's own e-mail links and to links to the provider's page. Links in the artist's
 * texts stay as they are.
 */
export function nameDesignsInLinks(links: Iterable<HTMLAnchorElement>, chosen: readonly Named[]): void {
  const props = readIslandProps<BookingProps>("booking");
  if (!props || chosen.length === 0) return;
  const { subject, body } = toMail(chosen);
  for (const link of links) {
    const { mail } = link.dataset;
    if (mail) link.href = toMailAddress(mail, subject, body);
    if (link.href === toBookingPage(props.calendar))
      link.href = toBookingPage(props.calendar, toNotes(chosen));
  }
}
