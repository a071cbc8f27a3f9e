/** The designs that the query names (`/booking/?design=12,40`), and those that the visitor has saved. */
import { isWithin } from "#domain/books.ts";
import { type DesignIds, readIds } from "#domain/design.ts";
import type { Deposit } from "#domain/payments.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { getSaved } from "#renderer/state/saved.ts";

export type Choice = {
  /** Follows the order of the query. */
  ids: DesignIds;
  saved: DesignIds;
  /** The designs that can be booked. Absent before they load, and if they fail to load. */
  designs?: readonly SharedDesign[];
};

/** A design that can be booked now. `hours` is the longer estimate, if there is one. */
export type Bookable = { id: number; title: string; facts: string[]; hours?: number; deposit?: Deposit };

export function readChoice(): Choice {
  const query = new URLSearchParams(location.search);
  return { ids: readIds(query.getAll("design").join()), saved: getSaved() };
}

/** Keeps the order of the ids and drops sold-out or unknown designs. */
export function pickDesigns(ids: DesignIds, designs: readonly SharedDesign[] = []): SharedDesign[] {
  return ids.flatMap((id) => designs.find((design) => design.id === id) ?? []);
}

/** Whether someone else has reserved the design. */
export const isReserved = ({ reserved }: SharedDesign, now: number) =>
  reserved !== undefined && isWithin({ until: reserved.ends }, now);

/** Finds the chosen designs that can be booked now. */
export function findBookable({ ids, designs }: Choice, now: number): Bookable[] {
  const free = pickDesigns(ids, designs).filter((design) => !isReserved(design, now));
  return free.map(({ id, title, terms }) => ({
    id,
    title,
    facts: [terms?.facts ?? [], terms?.cost ?? []].flat(),
    hours: terms?.hours?.to ?? terms?.hours?.from,
    deposit: terms?.deposit,
  }));
}
