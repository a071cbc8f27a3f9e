/** Sorting of the catalogue, in the build and in the browser. */
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";

/** Price from low to high, and from high to low. */
export const ORDERS = ["asc", "desc"] as const;

export type Order = (typeof ORDERS)[number];

export const DEFAULT_ORDER: Order = "asc";

/** `isFirst`: stands before all others in the default order. */
export type Sortable = Pick<Design, "status"> & { amount?: number; isFirst?: boolean };

/**
 * Sorts available designs by price. Those that come first do so in the default order alone. Designs without a price
 * follow in both orders, and sold-out ones come last. Ties keep their given order.
 */
export function sortDesigns<D extends Sortable>(designs: readonly D[], order: Order): D[] {
  const sign = order === "asc" ? 1 : -1;
  // Each criterion outweighs those after it.
  const rank = (design: Sortable) =>
    4 * Number(isSoldOut(design)) +
    2 * Number(order === DEFAULT_ORDER && !design.isFirst) +
    Number(design.amount === undefined);
  return designs.toSorted(
    (a, b) => rank(a) - rank(b) || (isSoldOut(a) ? 0 : sign * ((a.amount ?? 0) - (b.amount ?? 0))),
  );
}
