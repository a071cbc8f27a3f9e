/** Sorting of the catalogue, in the build and in the browser. */

import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";

/** Price from low to high, and from high to low. */
export const ORDERS = ["asc", "desc"] as const;

export type Order = (typeof ORDERS)[number];

export const DEFAULT_ORDER: Order = "asc";

export type Sortable = Pick<Design, "status"> & { amount?: number };

/**
 * Sorts available designs by price. Designs without a price follow in both orders, and sold-out ones come last. Ties
 * keep their given order.
 */
export function sortDesigns<D extends Sortable>(designs: readonly D[], order: Order): D[] {
  const sign = order === "asc" ? 1 : -1;
  return designs.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === PRICED ? sign * difference(a, b) : 0));
}

const PRICED = 0;
const UNPRICED = 1;
const SOLD_OUT = 2;

function rank(design: Sortable): number {
  if (isSoldOut(design)) return SOLD_OUT;
  return design.amount === undefined ? UNPRICED : PRICED;
}

function difference(a: Sortable, b: Sortable): number {
  return (a.amount ?? 0) - (b.amount ?? 0);
}
