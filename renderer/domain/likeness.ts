/** How alike designs are, for the build and the browser: in ink, size, price and tags. */
import type { Design } from "./catalogue-schema.ts";

/** `side` is the longest that is known, in inches; `amount` is in dollars. */
export type Traits = { isColor?: boolean; side?: number; amount?: number; tags: readonly string[] };

export function toTraits({ isColor, size, price, tags = [] }: Design): Traits {
  const side = size && Math.max(size.width ?? 0, size.height ?? 0);
  return { isColor, side, amount: price?.amount, tags };
}

type Comparable = { id: number; traits: Traits };

/** The most alike first; equals by number. */
export function sortByLikeness<D extends Comparable>(to: Traits, designs: readonly D[]): D[] {
  return designs
    .map((design) => ({ design, likeness: likenessOf(to, design.traits) }))
    .sort((a, b) => b.likeness - a.likeness || a.design.id - b.design.id)
    .map(({ design }) => design);
}

/**
 * The `count` most alike of `designs`, which are in order of number. Does not sort the rest, because the build calls it
 * for every page.
 */
export function takeMostAlike<D extends Comparable>(to: Traits, designs: readonly D[], count: number): D[] {
  const taken: { design: D; likeness: number }[] = [];
  for (const design of designs) {
    const likeness = likenessOf(to, design.traits);
    if (taken.length === count && likeness <= (taken.at(-1)?.likeness ?? 0)) continue;
    const place = taken.findIndex((other) => other.likeness < likeness);
    taken.splice(place < 0 ? taken.length : place, 0, { design, likeness });
    taken.splice(count);
  }
  return taken.map(({ design }) => design);
}

/** From 0 to 8. Unknown traits count as different. */
function likenessOf(a: Traits, b: Traits): number {
  const sameInk = a.isColor !== undefined && a.isColor === b.isColor ? 3 : 0;
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const all = a.tags.length + b.tags.length - shared;
  return sameInk + 2 * nearness(a.side, b.side) + 2 * nearness(a.amount, b.amount) + shared / (all || 1);
}

/** 1 for equals, ½ for one twice as large as the other. */
function nearness(a = 0, b = 0): number {
  return Math.min(a, b) / (Math.max(a, b) || 1);
}
