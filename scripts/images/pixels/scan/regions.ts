/** Calm regions: paper, and whatever else is smooth. */
import { quantile } from "../noise.ts";
import { findParts, type Parts } from "./parts.ts";
import type { Patches } from "./patches.ts";

/** Calm patches are at most this many times as rough as the calmest part of the photo, within bounds, in levels. */
const CALMEST_PART = 0.15;
const TIMES = 2;
const [LEAST, MOST] = [3, 10];

/** -1 where the photo is not calm. */
export function findRegions(patches: Patches): Parts {
  const { roughness } = patches;
  const most = Math.min(MOST, Math.max(LEAST, TIMES * quantile(CALMEST_PART, roughness)));
  return findParts(patches, (patch) => (roughness[patch] as number) <= most);
}
