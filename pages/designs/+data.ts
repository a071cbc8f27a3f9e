/** What the catalogue shows: every design as a tile, in the default order, with what sorting and filtering ask for. */
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toAmount } from "#renderer/price.ts";
import { readThumbs } from "#renderer/thumbs.ts";
import { toTile } from "#renderer/tile.ts";

import { DEFAULT_ORDER, sortDesigns } from "./sort.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const manifest = readManifest();
  const designs = readContent().catalogue.map((design) => ({
    status: design.status,
    isColor: design.isColor,
    amount: toAmount(design.price),
    tile: toTile(design, manifest),
  }));
  return {
    designs: sortDesigns(designs, DEFAULT_ORDER),
    thumbs: readThumbs(manifest, "tile"),
  };
}
