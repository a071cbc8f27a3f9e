/** The pages of the catalogue: a large one has several, for crawlers and for visitors without scripts. */

/** A catalogue of this size is one page. Fills the rows of 2 to 5 columns. */
export const PAGE_SIZE = 120;

/** At least one. */
export const countPages = (designs: number) => Math.max(1, Math.ceil(designs / PAGE_SIZE));

/** `page` is counted from 1. */
export function takePage<D>(designs: readonly D[], page: number): D[] {
  return designs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
