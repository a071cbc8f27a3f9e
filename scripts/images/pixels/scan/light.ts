/** The light on a sheet, told by its bare paper and carried on under the ink. */
import { fillGaps } from "./fill-gaps.ts";
import type { Corners } from "./homography.ts";
import type { Patches } from "./patches.ts";
import type { Regions } from "./regions.ts";
import { spanAt } from "./span.ts";

/** What paper looks like in each patch of the photo, three values a patch; `noise` is the share of it that is noise. */
export type Light = { columns: number; rows: number; side: number; paper: Float32Array; noise: number };

/** A calm patch this near to the light around it, as a ratio, is paper too: within a closed line, say. */
const SAME_PAPER = 0.045;
const ROUNDS = 2;
/** Bare paper is told this far from the sheet's edge, in patches. */
const RIM = 0.3;
/** Noise below is compression. */
const LEAST_NOISE = 0.018;
/** Standard deviations that hold nearly all of the noise, and the roughness that one of them makes. */
const REACH = 4.2;
const DEVIATION_TO_ROUGHNESS = 1.95;

export function findLight(
  patches: Patches,
  { regionOf }: Regions,
  { corners, region }: { corners: Corners; region: number },
): Light {
  const inside = patchesInside(patches, corners);
  const isPaper = inside.map((isInside, patch) => isInside && regionOf[patch] === region);
  let paper = fillGaps(patches, isPaper);
  for (let round = 0; round < ROUNDS; round++) {
    for (let patch = 0; patch < isPaper.length; patch++) {
      const isCalm = inside[patch] === true && (regionOf[patch] as number) >= 0;
      isPaper[patch] = isCalm && strayOf(patches, paper, patch) <= SAME_PAPER;
    }
    paper = fillGaps(patches, isPaper);
  }
  const { columns, rows, side } = patches;
  return { columns, rows, side, paper, noise: noiseOf(patches, isPaper, paper) };
}

/** Those that lie on the sheet as a whole, not too near to its edge. */
function patchesInside({ columns, rows, side }: Patches, corners: Corners): boolean[] {
  const inside = new Array<boolean>(columns * rows).fill(false);
  for (let row = 0; row < rows; row++) {
    const [above, below] = [(row - RIM) * side, (row + 1 + RIM) * side];
    const [[from, to], [lowFrom, lowTo]] = [spanAt(corners, above), spanAt(corners, below)];
    const first = Math.ceil(Math.max(from, lowFrom) / side + RIM);
    const last = Math.floor(Math.min(to, lowTo) / side - RIM);
    if (first < last)
      inside.fill(true, row * columns + Math.max(0, first), row * columns + Math.min(columns, last));
  }
  return inside;
}

/** The largest ratio of the three channels. */
function strayOf({ colours }: Patches, paper: Float32Array, patch: number): number {
  const stray = (at: number) => Math.abs((colours[at] as number) / (paper[at] as number) - 1);
  return Math.max(stray(patch * 3), stray(patch * 3 + 1), stray(patch * 3 + 2));
}

function noiseOf(patches: Patches, isPaper: readonly boolean[], paper: Float32Array): number {
  const found = [...isPaper.keys()].filter((patch) => isPaper[patch]);
  const unevenness = quantile(
    0.95,
    found.map((patch) => strayOf(patches, paper, patch)),
  );
  const deviation = quantile(
    0.8,
    found.map((patch) => (patches.roughness[patch] as number) / (paper[patch * 3 + 1] as number)),
  );
  return Math.max(LEAST_NOISE, unevenness + (REACH * deviation) / DEVIATION_TO_ROUGHNESS);
}

function quantile(share: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
