/** The connected components of a grid. */
import type { Size } from "#domain/pixels.ts";
import { quantile } from "../surface.ts";
import type { Patches } from "./patches.ts";

/** `componentOf` is the number of a cell's component, or -1; `sizes` are in cells. */
export type Components = { componentOf: Int32Array; sizes: number[] };

const UNKNOWN = -2;

/** Of the cells for which `isIn` holds; neighbors are in the same component. */
export function findComponents({ width, height }: Size, isIn: (cell: number) => boolean): Components {
  const componentOf = Int32Array.from({ length: width * height }, (_, cell) => (isIn(cell) ? UNKNOWN : -1));
  const sizes: number[] = [];
  const queue: number[] = [];
  const enter = (cell: number) => {
    componentOf[cell] = sizes.length;
    queue.push(cell);
  };
  for (let seed = 0; seed < componentOf.length; seed++) {
    if (componentOf[seed] !== UNKNOWN) continue;
    let size = 0;
    enter(seed);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      size++;
      const column = cell % width;
      for (const near of [cell - 1, cell + 1, cell - width, cell + width]) {
        if (componentOf[near] === UNKNOWN && Math.abs((near % width) - column) <= 1) enter(near);
      }
    }
    sizes.push(size);
  }
  return { componentOf, sizes };
}

/** A patch is calm at up to this many times the roughness of the calmest share of the photo, within bounds, in levels. */
const CALMEST_SHARE = 0.15;
const TIMES = 2;
const [LEAST, MOST] = [3, 10];

/** The calm regions of a photo: paper, and whatever else is smooth. -1 where it is not calm. */
export function findRegions(patches: Patches): Components {
  const { roughness } = patches;
  const most = Math.min(MOST, Math.max(LEAST, TIMES * quantile(CALMEST_SHARE, roughness)));
  return findComponents(patches, (patch) => (roughness[patch] ?? 0) <= most);
}
