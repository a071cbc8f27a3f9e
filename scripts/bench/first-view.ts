/** Bytes of the pictures that a phone loads for the first six tiles of the catalogue. */
import { statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { tileWidth, type Viewport } from "#domain/slots.ts";
import { DEFAULT_ORDER, sortDesigns } from "#domain/sort.ts";
import { largestOf } from "#domain/srcset.ts";

const TILES = 6;

/** The originals of the first tiles, as the catalogue shows them to whoever has chosen nothing. */
export function listFirst(catalogue: readonly Design[]): string[] {
  const listed = catalogue.map(({ status, price, image }) => ({ status, image, amount: price?.amount }));
  return sortDesigns(listed, DEFAULT_ORDER)
    .slice(0, TILES)
    .map(({ image }) => image);
}

/** In KB. `pictures` is the folder that they lie in. */
export function weighFirst(
  originals: readonly string[],
  { tile }: Manifest,
  { pictures, view }: { pictures: string; view: Viewport },
): number {
  const entries = originals.flatMap((original) => tile[original] ?? []);
  const lengths = entries.map((entry) => statSync(join(pictures, basename(chosenBy(view, entry)))).size);
  return Math.round(lengths.reduce((total, length) => total + length, 0) / 1000);
}

/** As browsers choose from `srcset`: the smallest that is wide enough. */
function chosenBy(view: Viewport, entry: ShownEntry): string {
  const { width, height, derivatives } = entry;
  const needed = tileWidth(view, width / height) * view.pixelRatio;
  return (derivatives.find((derivative) => derivative.width >= needed) ?? largestOf(entry)).path;
}
