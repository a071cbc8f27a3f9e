/** What a tile shows of a design, in the catalogue and below the page of another design. */

import { isSoldOut } from "./availability.ts";
import type { Design } from "./catalogue-schema.ts";
import { findEntry } from "./find-entry.ts";
import type { Manifest, ShownEntry } from "./manifest-schema.ts";
import { cellOf } from "./thumbs.ts";

export type Tile = {
  id: number;
  title: string;
  /** Absent when sold out, or when the artist gives none. */
  price?: string;
  alt: string;
  image: ShownEntry;
  /** The position of its thumb among those of all tiles, from 0. */
  cell: number;
  /** The larger picture that the lightbox shows. Only of a sold-out design. */
  soldOut?: ShownEntry;
};

export function toTile(design: Design, manifest: Manifest): Tile {
  const { id, title } = design;
  const image = findEntry(manifest.tile, design.image);
  const cell = cellOf(design.image, manifest, "tile");
  const tile = { id, title, alt: toAlt(design), image, cell };
  return isSoldOut(design)
    ? { ...tile, soldOut: findEntry(manifest.plate, design.image) }
    : { ...tile, price: design.price?.text };
}

/** Alternative text: the artist's own, or the title. */
export function toAlt({ alt, title }: Pick<Design, "alt" | "title">): string {
  return alt ?? `${title}, dotwork drawing`;
}
