/** The designs that the query names (`/booking/?design=12,40`), those that the visitor has saved, and how a booking words them. */
import { isWithin } from "#domain/books.ts";
import { type DesignIds, nameDesign, readIds } from "#domain/design.ts";
import type { Deposit } from "#domain/payments.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { getSaved } from "#renderer/saved/store.ts";

export type Choice = {
  /** Follows the order of the query. */
  ids: DesignIds;
  saved: DesignIds;
  /** The designs that can be booked. Absent before they load, and if they fail to load. */
  designs?: readonly SharedDesign[];
};

/** A design that can be booked now. `hours` is the longer estimate. */
export type Bookable = { id: number; title: string; facts: string[]; hours: number; deposit?: Deposit };

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

/** The chosen designs that can be booked. */
export function findBookable({ ids, designs }: Choice, now: number): Bookable[] {
  const free = pickDesigns(ids, designs).filter((design) => !isReserved(design, now));
  return free.map(({ id, title, terms }) => ({
    id,
    title,
    facts: [terms?.facts ?? [], terms?.cost ?? []].flat(),
    hours: terms?.hours?.to ?? terms?.hours?.from ?? 0,
    deposit: terms?.deposit,
  }));
}

/** The deposit for several designs is that of the dearest. */
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
