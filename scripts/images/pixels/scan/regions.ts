/** Regions of calm patches whose light changes only gradually: paper, and whatever else is smooth. */
import type { Patches } from "./patches.ts";

/** For each patch the number of its region, or -1 where it is not calm; the sizes of the regions, in patches. */
export type Regions = { regionOf: Int32Array; sizes: number[]; calm: number };

/** From one patch to the next, as a ratio of levels: the soft edge of a shadow stays below. */
const STEEPEST = 0.09;
/** Calm patches are no rougher than so many times the calmest part of the picture, within bounds, in levels. */
const CALM = { share: 0.15, times: 2, least: 3, most: 10 };

export function findRegions(patches: Patches): Regions {
  const calm = calmness(patches);
  const { columns, rows, roughness } = patches;
  const regionOf = Int32Array.from(roughness, (value) => (value <= calm ? -2 : -1));
  const sizes: number[] = [];
  const queue: number[] = [];
  for (let seed = 0; seed < regionOf.length; seed++) {
    if (regionOf[seed] !== -2) continue;
    const region = sizes.length;
    regionOf[seed] = region;
    queue.push(seed);
    let size = 0;
    for (let patch = queue.pop(); patch !== undefined; patch = queue.pop()) {
      size++;
      for (const near of neighbours(patch, columns, rows)) {
        if (regionOf[near] !== -2 || stepBetween(patches, patch, near) > STEEPEST) continue;
        regionOf[near] = region;
        queue.push(near);
      }
    }
    sizes.push(size);
  }
  return { regionOf, sizes, calm };
}

/** The four beside it. */
export function neighbours(patch: number, columns: number, rows: number): number[] {
  const column = patch % columns;
  const found: number[] = [];
  if (column > 0) found.push(patch - 1);
  if (column < columns - 1) found.push(patch + 1);
  if (patch >= columns) found.push(patch - columns);
  if (patch < columns * (rows - 1)) found.push(patch + columns);
  return found;
}

function calmness({ roughness }: Patches): number {
  const sorted = Float32Array.from(roughness).sort();
  const calmest = sorted[Math.floor(sorted.length * CALM.share)] as number;
  return Math.min(CALM.most, Math.max(CALM.least, CALM.times * calmest));
}

/** The largest of the three channels. */
function stepBetween({ colours }: Patches, one: number, other: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    const [a, b] = [colours[one * 3 + channel] as number, colours[other * 3 + channel] as number];
    most = Math.max(most, Math.abs(a - b) / Math.max(a, b, 1));
  }
  return most;
}
