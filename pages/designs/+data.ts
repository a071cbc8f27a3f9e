/** Data for the catalogue: the tiles in default order, with the values that sorting and filtering need. */
import { isSoldOut } from "#domain/design.ts";
import { findEntry, readThumbs } from "#domain/pictures.ts";
import { type Tile, toTile } from "#domain/tile.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import type { PictureProps } from "#renderer/pictures/Picture.tsx";
import { toHead } from "#renderer/shell/structured-data.ts";
import type { Filterable } from "./filter.ts";
import { DEFAULT_ORDER, type Sortable, sortDesigns } from "./sort.ts";

export type Data = ReturnType<typeof data>;

/** Number of pictures that load before all others. */
const AHEAD = 2;
/** Number of pictures on a phone's first screen. */
const FIRST_VIEW = 6;

export type ListedDesign = Tile &
  Filterable &
  Sortable & {
    /** Whether its page can show it on the visitor's own skin. */
    canTry?: boolean;
    /** How soon its picture loads, based on its place in the default order. */
    priority?: PictureProps["priority"];
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
  const ordered = sortDesigns(designs, DEFAULT_ORDER).map((design, index) => ({
    ...design,
    priority: toPriority(index),
  }));
  const head = toHead(studio, {
    name: "Designs",
    path: "/designs/",
    description: `Pre-drawn designs by ${studio.name}, ready to be hand-poked: sizes, hours and prices.`,
  });
  return { head, designs: ordered, thumbs: readThumbs(manifest, "tile") };
}

function toPriority(index: number): ListedDesign["priority"] {
  if (index < AHEAD) return "high";
  return index < FIRST_VIEW ? "low" : undefined;
}
