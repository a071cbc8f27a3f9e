/** A photo as a grid of small patches, fine enough to tell paper from ink, shadow and table. */
import { atMost, type Corners, type Point, type Size } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { byteAt, type Raster, sampleAt, shrink } from "../raster.ts";
import { quantile } from "../surface.ts";

/** A small copy of the photo, a pixel a patch. */
export type Patches = Raster & {
  /** Green, which is nearest to lightness. */
  levels: Uint8Array;
  /** Deviation from the middle of two neighbors, across and down. Light that fades evenly adds nothing. */
  roughness: Float32Array;
};

/** The longer side of what is judged, in patches: half of a small photo's, which looks the same as a large one in it. */
export const PATCHES = 333;

export function toPatches(photo: Raster): Patches {
  const small = shrink(photo, atMost(PATCHES, photo));
  const { width, height } = small;
  const levels = small.data.filter((_, at) => at % 3 === 1);
  const deviation = (patch: number, step: number) =>
    Math.abs(byteAt(levels, patch) - (byteAt(levels, patch - step) + byteAt(levels, patch + step)) / 2);
  const roughness = Float32Array.from(levels, (_, patch) => {
    const [x, y] = [patch % width, Math.floor(patch / width)];
    return (
      deviation(patch, x > 0 && x < width - 1 ? 1 : 0) + deviation(patch, y > 0 && y < height - 1 ? width : 0)
    );
  });
  return { ...small, levels, roughness };
}

/** Returns the number of the patch at a point; undefined beyond the photo. */
export function patchAt({ width, height }: Size, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : undefined;
}

/** Marks with 1 each patch whose center lies within the corners, at least `depth` from their edges across and down. */
export function patchesWithin(corners: Corners, { width, height }: Size, depth = 0): Uint8Array {
  const within = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const [[from, to], [lowFrom, lowTo]] = [
      spanAt(corners, row + 0.5 - depth),
      spanAt(corners, row + 0.5 + depth),
    ];
    const first = Math.max(0, Math.ceil(Math.max(from, lowFrom) + depth - 0.5));
    const last = Math.min(width, Math.floor(Math.min(to, lowTo) - depth + 0.5));
    if (first < last) within.fill(1, row * width + first, row * width + last);
  }
  return within;
}

/** Returns the span of a row within the corners, as x. An empty one has a first value larger than the second. */
function spanAt(corners: Corners, y: number): [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let a = corners[3];
  for (const b of corners) {
    if (a.y <= y !== b.y <= y) {
      const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    a = b;
  }
  return [from, to];
}

/**
 * A calm patch is at most three times as rough as the calmest 15 % of the photo, within bounds in levels. Fewer than 59 % of the
 * patches of grainy paper fall apart into islands.
 */
const CALM = { share: 0.15, least: 3, most: 10 };

/** Finds the calm regions of a photo: paper, and whatever else is smooth. */
export function findRegions(patches: Patches): Component[] {
  const { roughness } = patches;
  const most = Math.min(CALM.most, Math.max(CALM.least, 3 * quantile(CALM.share, roughness)));
  return findComponents(patches, (patch) => sampleAt(roughness, patch) <= most);
}

/**
 * Finds the region with the most patches within the corners, if any, and how many patches there belong to it (`count`), to any
 * region (`calm`), and in total (`all`).
 */
export function largestWithin(corners: Corners, patches: Patches, regions: readonly Component[]) {
  const within = patchesWithin(corners, patches);
  const counts = regions.map((region) => region.reduce((sum, patch) => sum + byteAt(within, patch), 0));
  const count = Math.max(0, ...counts);
  const calm = counts.reduce((sum, each) => sum + each, 0);
  const region = count > 0 ? regions[counts.indexOf(count)] : undefined;
  return { region, count, calm, all: within.reduce((sum, is) => sum + is, 0) };
}
