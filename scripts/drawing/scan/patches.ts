/** A photo as a grid of small patches, fine enough to tell paper from ink, shadow and table. */
import type { Corners, Point, Size } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { byteAt, type Raster, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";

/** Its size is in patches. */
export type Patches = Size & {
  /** A patch's side, in pixels of the photo. */
  side: number;
  /** Mean color, three values a patch, row by row. */
  colors: Float32Array;
  /** Mean green, which is nearest to lightness. */
  levels: Float32Array;
  /** Mean deviation of pixels from the middle of two neighbors, in levels. Light that fades evenly adds nothing. */
  roughness: Float32Array;
};

/** Patches along the longer side of the photo. */
const PATCHES = 333;
/** The distance to the neighbors that a pixel is compared with. */
const REACH = 1;

/** Leaves out the pixels on the right and at the bottom that fill no patch. */
export function toPatches(photo: Raster): Patches {
  const side = Math.max(1, Math.round(Math.max(photo.width, photo.height) / PATCHES));
  const [width, height] = [Math.floor(photo.width / side), Math.floor(photo.height / side)];
  const colors = new Float32Array(width * height * 3);
  const roughness = new Float32Array(width * height);
  for (let patch = 0; patch < roughness.length; patch++) {
    const { color, rough } = toPatch(photo, side, { x: patch % width, y: Math.floor(patch / width) });
    colors.set(color, patch * 3);
    roughness[patch] = rough;
  }
  const levels = colors.filter((_, at) => at % 3 === 1);
  return { width, height, side, colors, levels, roughness };
}

function toPatch({ data, width, height }: Raster, side: number, { x: column, y: row }: Point) {
  let [red, green, blue, rough] = [0, 0, 0, 0];
  for (let y = row * side; y < (row + 1) * side; y++) {
    const down = y < REACH || y >= height - REACH ? 0 : REACH * width * 3;
    for (let x = column * side; x < (column + 1) * side; x++) {
      const across = x < REACH || x >= width - REACH ? 0 : REACH * 3;
      const at = (y * width + x) * 3 + 1;
      const level = byteAt(data, at);
      red += byteAt(data, at - 1);
      green += level;
      blue += byteAt(data, at + 1);
      for (const step of [across, down])
        rough += Math.abs(2 * level - byteAt(data, at - step) - byteAt(data, at + step));
    }
  }
  const count = side * side;
  return { color: [red / count, green / count, blue / count], rough: rough / 2 / count };
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

/** A calm patch is at most twice as rough as the calmest 15 % of the photo, within bounds in levels. */
const CALM = { share: 0.15, least: 3, most: 10 };

/** Finds the calm regions of a photo: paper, and whatever else is smooth. */
export function findRegions(patches: Patches): Component[] {
  const { roughness } = patches;
  const most = Math.min(CALM.most, Math.max(CALM.least, 2 * quantile(CALM.share, roughness)));
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
