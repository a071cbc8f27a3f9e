/** Data of the catalogue: tiles in the default order, with what sorting and filtering need. */
import { isSoldOut } from "#domain/design.ts";
import { findEntry, readThumbs } from "#domain/pictures.ts";
import { type Tile, toTile } from "#domain/tile.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import type { Filterable } from "./filter.ts";
import { DEFAULT_ORDER, type Sortable, sortDesigns } from "./sort.ts";

export type Data = ReturnType<typeof data>;

export type ListedDesign = Tile &
  Filterable &
  Sortable & {
    /** Can be tried on the visitor's own skin, on its page. */
    canTry?: boolean;
  };

export function data() {
  const manifest = readManifest();
  const { catalogue, studio } = readContent();
  const designs = catalogue.map(
    (design): ListedDesign => ({
      ...toTile(design, manifest, studio.contact.email),
      status: design.status,
      isColor: design.isColor,
      amount: design.price?.amount,
      canTry: !isSoldOut(design) && findEntry(manifest.plate, design.image).drawing !== undefined,
    }),
  );
  return { designs: sortDesigns(designs, DEFAULT_ORDER), thumbs: readThumbs(manifest, "tile") };
}
