/** Data of the catalogue: every design as a tile in the default order, with what sorting and filtering need. */

import { readThumbs } from "#domain/thumbs.ts";
import { toTile } from "#domain/tile.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { DEFAULT_ORDER, sortDesigns } from "./sort.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const manifest = readManifest();
  const designs = readContent().catalogue.map((design) => ({
    status: design.status,
    isColor: design.isColor,
    amount: design.price?.amount,
    tile: toTile(design, manifest),
  }));
  return {
    designs: sortDesigns(designs, DEFAULT_ORDER),
    thumbs: readThumbs(manifest, "tile"),
  };
}
