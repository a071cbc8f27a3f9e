/** Bytes of the pictures that a phone loads for the first six tiles of the catalogue. */
import { statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest, ShownEntry } from "#images/manifest-schema.ts";
import { tileWidth, type Viewport } from "#renderer/slots.ts";

const TILES = 6;

/** In KB: six tiles of the mean weight, and the heaviest six. `pictures` is the folder that they lie in. */
export function firstView(
  manifest: Manifest,
  pictures: string,
  view: Viewport,
): { mean: number; most: number } {
  const lengths = Object.values(manifest.tile)
    .map((entry) => statSync(join(pictures, basename(chosenBy(view, entry)))).size)
    .sort((a, b) => b - a);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    mean: Math.round(((sum(lengths) / lengths.length) * TILES) / 1000),
    most: Math.round(sum(lengths.slice(0, TILES)) / 1000),
  };
}

/** As browsers choose from `srcset`: the smallest that is wide enough. */
function chosenBy(view: Viewport, { width, height, derivatives }: ShownEntry): string {
  const needed = tileWidth(view, width / height) * view.pixelRatio;
  const chosen = derivatives.find((derivative) => derivative.width >= needed) ?? derivatives.at(-1);
  return chosen?.path as string;
}
