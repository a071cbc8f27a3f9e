/** The connected parts of a grid. */
import type { Size } from "#domain/pixels.ts";
import { quantile } from "../noise.ts";
import type { Patches } from "./patches.ts";

/** For each cell the number of its part, or -1; the sizes of the parts, in cells. */
export type Parts = { partOf: Int32Array; sizes: number[] };

const UNKNOWN = -2;

/** Cells are in a part or not; those beside one another are in the same. */
export function findParts({ width, height }: Size, isIn: (cell: number) => boolean): Parts {
  const partOf = Int32Array.from({ length: width * height }, (_, cell) => (isIn(cell) ? UNKNOWN : -1));
  const sizes: number[] = [];
  const queue: number[] = [];
  const enter = (cell: number) => {
    partOf[cell] = sizes.length;
    queue.push(cell);
  };
  for (let seed = 0; seed < partOf.length; seed++) {
    if (partOf[seed] !== UNKNOWN) continue;
    let size = 0;
    enter(seed);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      size++;
      const column = cell % width;
      for (const near of [cell - 1, cell + 1, cell - width, cell + width]) {
        if (partOf[near] === UNKNOWN && Math.abs((near % width) - column) <= 1) enter(near);
      }
    }
    sizes.push(size);
  }
  return { partOf, sizes };
}

/** Calm patches are at most this many times as rough as the calmest part of the photo, within bounds, in levels. */
const CALMEST_PART = 0.15;
const TIMES = 2;
const [LEAST, MOST] = [3, 10];

/** The calm regions of a photo: paper, and whatever else is smooth. -1 where it is not calm. */
export function findRegions(patches: Patches): Parts {
  const { roughness } = patches;
  const most = Math.min(MOST, Math.max(LEAST, TIMES * quantile(CALMEST_PART, roughness)));
  return findParts(patches, (patch) => (roughness[patch] as number) <= most);
}
