/** The other designs below a design, with the most similar first. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toTile } from "#domain/tile.ts";

/** Number of other designs in the page. It fills rows of 2, 3 or 4 columns. */
const SHOWN = 12;
/** Number of similar designs beside a sold-out one. */
const SIMILAR = 4;

/** `similar` appears beside a sold-out design. `more` are the ids of the others beyond the tiles. */
export function toOthers(design: Design, { catalogue, studio }: Content, manifest: Manifest) {
  const others = sortByLikeness(
    design,
    catalogue.filter((other) => other.id !== design.id && !isSoldOut(other)),
  );
  const tiles = others.slice(0, SHOWN).map((other) => toTile(other, manifest, studio));
  const similar = isSoldOut(design) ? tiles.splice(0, SIMILAR) : [];
  return { similar, tiles, more: others.slice(SHOWN).map(({ id }) => id) };
}

type Comparable = Pick<Design, "id" | "isColor" | "size" | "price" | "tags" | "subjects">;

/** Sorts the most similar first, and ties by number. */
export function sortByLikeness<D extends Comparable>(to: Comparable, designs: readonly D[]): D[] {
  return designs
    .map((design) => ({ design, likeness: likenessOf(to, design) }))
    .sort((a, b) => b.likeness - a.likeness || a.design.id - b.design.id)
    .map(({ design }) => design);
}

/** Rates likeness: 9 for each shared subject, and from 0 to 8 for the rest. Unknown values count as different. */
function likenessOf(a: Comparable, b: Comparable): number {
  const sameInk = a.isColor !== undefined && a.isColor === b.isColor ? 3 : 0;
  const sharedTags = countShared(a.tags, b.tags);
  const allTags = (a.tags?.length ?? 0) + (b.tags?.length ?? 0) - sharedTags;
  return (
    9 * countShared(a.subjects, b.subjects) +
    sameInk +
    2 * nearness(longestSide(a), longestSide(b)) +
    2 * nearness(a.price?.amount, b.price?.amount) +
    sharedTags / (allTags || 1)
  );
}

const countShared = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.filter((word) => b.includes(word)).length;

/** The known side, in inches. */
function longestSide({ size }: Comparable): number | undefined {
  return size && Math.max(size.width ?? 0, size.height ?? 0);
}

/** Returns 1 for equal sizes, ½ if one is twice as large as the other. */
function nearness(a = 0, b = 0): number {
  return Math.min(a, b) / (Math.max(a, b) || 1);
}
