/** The designs that a design page links to: the previous one, the next one, and the others by likeness. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toTile } from "#domain/tile.ts";
import { sortByLikeness } from "./likeness.ts";

/** How many other designs are in the page; fills the rows of 2 to 4 columns. */
const SHOWN = 12;

/** By number, among the available ones. */
export function toNeighbors(design: Design, catalogue: readonly Design[]) {
  const available = catalogue.filter((other) => !isSoldOut(other)).map(({ id }) => id);
  const ids = available.sort((a, b) => a - b);
  return { previous: ids.findLast((id) => id < design.id), next: ids.find((id) => id > design.id) };
}

/** `more`: the ids of those beyond the tiles. */
export function toOthers(design: Design, { catalogue, studio }: Content, manifest: Manifest) {
  const others = sortByLikeness(
    design,
    catalogue.filter((other) => other.id !== design.id && !isSoldOut(other)),
  );
  return {
    tiles: others.slice(0, SHOWN).map((other) => toTile(other, manifest, studio.contact.email)),
    more: others.slice(SHOWN).map(({ id }) => id),
  };
}
