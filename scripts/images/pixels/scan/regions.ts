/** Regions of calm patches whose light changes only gradually: paper, and whatever else is smooth. */
import { findParts, type Parts } from "./parts.ts";
import type { Patches } from "./patches.ts";

/** From one patch to the next, as a ratio of levels: the soft edge of a shadow stays below. */
const STEEPEST = 0.09;
/** Calm patches are no rougher than so many times the calmest part of the photo, within bounds, in levels. */
const CALM = { share: 0.15, times: 2, least: 3, most: 10 };

/** -1 is what is not calm. */
export function findRegions(patches: Patches): Parts {
  const { roughness } = patches;
  const sorted = roughness.slice().sort();
  const calmest = sorted[Math.floor(sorted.length * CALM.share)] as number;
  const calm = Math.min(CALM.most, Math.max(CALM.least, CALM.times * calmest));
  return findParts(
    patches,
    (patch) => (roughness[patch] as number) <= calm,
    (one, other) => stepBetween(patches, one, other) <= STEEPEST,
  );
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
