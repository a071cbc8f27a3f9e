/** How alike designs are: in ink, size, price and tags. */
import type { Design } from "#domain/catalogue-schema.ts";

type Comparable = Pick<Design, "id" | "isColor" | "size" | "price" | "tags">;

/** The most alike first; equals by number. */
export function sortByLikeness<D extends Comparable>(to: Comparable, designs: readonly D[]): D[] {
  return designs
    .map((design) => ({ design, likeness: likenessOf(to, design) }))
    .sort((a, b) => b.likeness - a.likeness || a.design.id - b.design.id)
    .map(({ design }) => design);
}

/** From 0 to 8. What is unknown counts as different. */
function likenessOf(a: Comparable, b: Comparable): number {
  const sameInk = a.isColor !== undefined && a.isColor === b.isColor ? 3 : 0;
  const [tags = [], others = []] = [a.tags, b.tags];
  const shared = tags.filter((tag) => others.includes(tag)).length;
  const all = tags.length + others.length - shared;
  return (
    sameInk +
    2 * nearness(longestSide(a), longestSide(b)) +
    2 * nearness(a.price?.amount, b.price?.amount) +
    shared / (all || 1)
  );
}

/** That is known, in inches. */
function longestSide({ size }: Comparable): number | undefined {
  return size && Math.max(size.width ?? 0, size.height ?? 0);
}

/** 1 for equals, ½ for one twice as large as the other. */
function nearness(a = 0, b = 0): number {
  return Math.min(a, b) / (Math.max(a, b) || 1);
}
