/** Home's best designs. */
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";

/** Fills one row, or two on a phone. */
const MAX_BEST = 4;

type Rated = Pick<Design, "status" | "featured" | "price">;

/** Picks the artist's best, and after them the most expensive. */
export function pickBest<D extends Rated>(catalogue: readonly D[]): D[] {
  const amountOf = ({ price }: Rated) => price?.amount ?? 0;
  return catalogue
    .filter((design) => !isSoldOut(design))
    .sort((a, b) => Number(b.featured ?? 0) - Number(a.featured ?? 0) || amountOf(b) - amountOf(a))
    .slice(0, MAX_BEST);
}
