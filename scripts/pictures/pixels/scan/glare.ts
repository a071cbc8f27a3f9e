/** Finds a reflection that hides part of a sheet. */
import type { Corners, Point } from "#domain/pixels.ts";
import { BURNT, DULL } from "../drawing/paper-background.ts";
import { sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { type Patches, patchesWithin } from "./patches.ts";

/** A reflection covers at least this share of the sheet. */
const LEAST_GLARE = 0.002;

/** The middle of the reflection, in fractions of the photo: burnt-out patches on a sheet that is darker. */
export function findGlare(patches: Patches, corners: Corners): Point | undefined {
  const { colors, levels, width, height } = patches;
  const inside = patchesWithin(corners, patches);
  const sheet = [...inside.keys()].filter((patch) => inside[patch] === 1);
  const light = quantile(
    0.5,
    sheet.map((patch) => sampleAt(levels, patch)),
  );
  if (light >= DULL) return undefined;
  const burnt = sheet.filter((patch) =>
    colors.subarray(patch * 3, patch * 3 + 3).every((level) => level >= BURNT),
  );
  if (burnt.length <= LEAST_GLARE * sheet.length) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: mean(burnt.map((patch) => patch % width)) / width,
    y: mean(burnt.map((patch) => Math.floor(patch / width))) / height,
  };
}
