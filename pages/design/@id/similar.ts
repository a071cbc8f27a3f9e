/** The other designs that a design's page shows. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toTile } from "#domain/tile.ts";

/** Number of other designs in the page, which fills rows of 2, 3 or 4 columns. */
const TILES_IN_PAGE = 12;
/** Number of similar designs below a sold-out one: a row, whose last fits only the widest screens. */
const SIMILAR = 5;

/**
 * `similar` appears below a sold-out design; `tiles` repeats its last for narrower screens. `more` are the ids of the
 * others beyond the tiles.
 */
export function toOthers(design: Design, { catalogue, studio }: Content, manifest: Manifest) {
  const others = sortByLikeness(
    design,
    catalogue.filter((other) => other.id !== design.id && !isSoldOut(other)),
  );
  const tiles = others.slice(0, TILES_IN_PAGE).map((other) => toTile(other, manifest, studio));
  const more = others.slice(TILES_IN_PAGE).map(({ id }) => id);
  if (!isSoldOut(design)) return { similar: [], tiles, more };
  return { similar: tiles.slice(0, SIMILAR), tiles: tiles.slice(SIMILAR - 1), more };
}

type Comparable = Pick<Design, "id" | "subjects">;

/** Sorts by the number of shared subjects, and ties by number. */
export function sortByLikeness<D extends Comparable>(to: Comparable, designs: readonly D[]): D[] {
  const countShared = ({ subjects = [] }: D) => subjects.filter((word) => to.subjects?.includes(word)).length;
  return designs.toSorted((a, b) => countShared(b) - countShared(a) || a.id - b.id);
}
