/** Data of a page of the catalogue: tiles in the default order, with what sorting and filtering need. */
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { isSoldOut } from "#domain/design.ts";
import { findEntry, readThumbs } from "#domain/pictures.ts";
import { countPages, takePage } from "#domain/routes.ts";
import { toTile } from "#domain/tile.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { DEFAULT_ORDER, sortDesigns } from "./sort.ts";

export type Data = ReturnType<typeof data>;

export function data({ routeParams }: PageContextServer) {
  const manifest = readManifest();
  const { catalogue, studio } = readContent();
  const page = Number(routeParams.page);
  const pages = countPages(catalogue.length);
  if (page > pages) throw render(404);
  const all = catalogue.map((design) => ({ design, status: design.status, amount: design.price?.amount }));
  const designs = takePage(sortDesigns(all, DEFAULT_ORDER), page).map(({ design, status, amount }) => ({
    status,
    isColor: design.isColor,
    amount,
    /** On the visitor's own skin, on its page. */
    canTry: !isSoldOut(design) && findEntry(manifest.plate, design.image).drawing !== undefined,
    tile: toTile(design, manifest, studio.contact.email),
  }));
  return {
    page,
    pages,
    total: catalogue.length,
    isAllGone: catalogue.every(isSoldOut),
    designs,
    // The first page shows the tiles of all others, too.
    thumbs: page === 1 ? readThumbs(manifest, "tile") : undefined,
  };
}
