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

type Comparable = Pick<Design, "id" | "subjects">;

/** Sorts by the number of shared subjects, and ties by number. */
export function sortByLikeness<D extends Comparable>(to: Comparable, designs: readonly D[]): D[] {
  const countShared = ({ subjects = [] }: D) => subjects.filter((word) => to.subjects?.includes(word)).length;
  return designs.toSorted((a, b) => countShared(b) - countShared(a) || a.id - b.id);
}
