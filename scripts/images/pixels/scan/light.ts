/** The light on a sheet, told by its bare paper and carried on under the ink. */
import { fillGaps } from "./fill-gaps.ts";
import { type Corners, homography, type Point, project } from "./homography.ts";
import type { Patches } from "./patches.ts";
import type { Regions } from "./regions.ts";

/** What paper looks like in each patch of the photo, three values a patch; `noise` is the share of it that is noise. */
export type Light = { columns: number; rows: number; side: number; paper: Float32Array; noise: number };

/** A calm patch this near to the light around it, as a ratio, is paper too: within a closed line, say. */
const SAME_PAPER = 0.045;
const ROUNDS = 2;
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
    for (const patch of isPaper.keys()) {
      const isCalm = inside[patch] && (regionOf[patch] as number) >= 0;
      isPaper[patch] = isCalm === true && strayOf(patches, paper, patch) <= SAME_PAPER;
    }
    paper = fillGaps(patches, isPaper);
  }
  const { columns, rows, side } = patches;
  return { columns, rows, side, paper, noise: noiseOf(patches, isPaper, paper) };
}

/** Those that lie on the sheet as a whole. */
function patchesInside({ columns, rows, side }: Patches, corners: Corners): boolean[] {
  const unit = homography(corners, UNIT);
  const isInside = (point: Point) => {
    const { x, y } = project(unit, point);
    return x >= 0 && y >= 0 && x <= 1 && y <= 1;
  };
  return Array.from({ length: columns * rows }, (_, patch) => {
    const [x, y] = [(patch % columns) * side, Math.floor(patch / columns) * side];
    return REACHES.every(([right, down]) => isInside({ x: x + right * side, y: y + down * side }));
  });
}

const UNIT: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The corners of a patch and a little more. */
const REACHES = [
  [-0.3, -0.3],
  [1.3, -0.3],
  [1.3, 1.3],
  [-0.3, 1.3],
] as const;

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
