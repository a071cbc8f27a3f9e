/** The light on a sheet: measured on bare paper, interpolated under the ink. */

import type { Size } from "#domain/pixels.ts";
import { quantile, toNoise } from "../noise.ts";
import { type Corners, spanAt } from "./corners.ts";
import { fillGaps } from "./fill-gaps.ts";
import type { Parts } from "./parts.ts";
import type { Patches } from "./patches.ts";

/**
 * What paper looks like in each cell of the photo, three values a cell. `across` and `down` are the cells, with
 * fractions, that make up the photo; `noise` is the share of the light that is noise.
 */
export type Light = Size & { across: number; down: number; data: Float32Array; noise: number };

/** A calm patch this near to the light around it, as a ratio, is paper too: within a closed line, say. */
const SAME_PAPER = 0.045;
/** Where a shadow's edge crosses what a line encloses, at least this share of it is as light as the paper around. */
const SHADED = 0.3;
const ROUNDS = 2;
/** Bare paper counts from this far inside the sheet's edge, in patches. */
const RIM = 1;
/** The roughness that a standard deviation of the noise makes. */
const DEVIATION_TO_ROUGHNESS = 1.95;

export function findLight(
  patches: Patches,
  { partOf, sizes }: Parts,
  { corners, region, photo }: { corners: Corners; region: number; photo: Size },
): Light {
  const inside = patchesInside(patches, corners);
  let isPaper = partOf.map((part, patch) => (inside[patch] === 1 && part === region ? 1 : 0));
  let paper = fillGaps(patches, isPaper);
  for (let round = 0; round < ROUNDS; round++) {
    const isSame = partOf.map((part, patch) =>
      inside[patch] === 1 && part >= 0 && strayOf(patches, paper, patch) <= SAME_PAPER ? 1 : 0,
    );
    const same = new Uint32Array(sizes.length);
    for (const [patch, part] of partOf.entries())
      if (isSame[patch] === 1) same[part] = (same[part] as number) + 1;
    isPaper = isSame.map((is, patch) => {
      const part = partOf[patch] as number;
      const isShaded = inside[patch] === 1 && (same[part] ?? 0) > SHADED * (sizes[part] as number);
      return is === 1 || isShaded ? 1 : 0;
    });
    paper = fillGaps(patches, isPaper);
  }
  const size = { width: (patches.width + 1) >> 1, height: (patches.height + 1) >> 1 };
  const [across, down] = [photo.width / patches.side / 2, photo.height / patches.side / 2];
  return { ...size, across, down, data: paper, noise: noiseOf(patches, isPaper, paper) };
}

/** Those that lie on the sheet as a whole, not too near to its edge. */
function patchesInside({ width, height }: Size, corners: Corners): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const [[from, to], [lowFrom, lowTo]] = [spanAt(corners, row - RIM), spanAt(corners, row + 1 + RIM)];
    const first = Math.max(0, Math.ceil(Math.max(from, lowFrom) + RIM));
    const last = Math.min(width, Math.floor(Math.min(to, lowTo) - RIM));
    if (first < last) inside.fill(1, row * width + first, row * width + last);
  }
  return inside;
}

/** The largest ratio of the three channels. */
function strayOf({ colors, width }: Patches, paper: Float32Array, patch: number): number {
  const cell = (Math.floor(patch / width) >> 1) * ((width + 1) >> 1) + ((patch % width) >> 1);
  const stray = (channel: number) =>
    Math.abs((colors[patch * 3 + channel] as number) / (paper[cell * 3 + channel] as number) - 1);
  return Math.max(stray(0), stray(1), stray(2));
}

function noiseOf(patches: Patches, isPaper: Int32Array, paper: Float32Array): number {
  const found = [...isPaper.keys()].filter((patch) => isPaper[patch] === 1);
  const strays = found.map((patch) => strayOf(patches, paper, patch));
  const roughness = quantile(
    0.8,
    found.map((patch) => (patches.roughness[patch] as number) / (patches.colors[patch * 3 + 1] as number)),
  );
  return toNoise(strays, roughness / DEVIATION_TO_ROUGHNESS);
}
