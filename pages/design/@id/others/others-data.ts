/** The designs that a design page links to: the previous one, the next one, and the most similar ones. */

import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import { type Traits, takeMostAlike, toTraits } from "#domain/likeness.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toTile } from "#domain/tile.ts";

/** How many other designs are in the page; fills the rows of 2 to 4 columns. */
const SHOWN = 12;

/** By number, among the available ones. */
export function toNeighbors(design: Design, catalogue: readonly Design[]) {
  const available = listAvailable(catalogue);
  return {
    previous: available.findLast(({ id }) => id < design.id)?.id,
    next: available.find(({ id }) => id > design.id)?.id,
  };
}

export function toOthers(design: Design, { catalogue, studio }: Content, manifest: Manifest) {
  const others = listAvailable(catalogue).filter(({ id }) => id !== design.id);
  const nearest = takeMostAlike(toTraits(design), others, SHOWN);
  return {
    tiles: nearest.map((other) => toTile(other.design, manifest, studio.contact.email)),
    hasMore: others.length > SHOWN,
  };
}

type Available = { id: number; traits: Traits; design: Design };

/** By number. Memoized: the page of each design compares it with all of them. */
function listAvailable(catalogue: readonly Design[]): Available[] {
  const known = available.get(catalogue);
  if (known) return known;
  const listed = catalogue
    .filter((design) => !isSoldOut(design))
    .map((design) => ({ id: design.id, traits: toTraits(design), design }))
    .sort((a, b) => a.id - b.id);
  available.set(catalogue, listed);
  return listed;
}

const available = new WeakMap<readonly Design[], Available[]>();
