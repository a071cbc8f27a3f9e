/** Finds the sheet of paper in a photo: the largest even, bright region, by its four sides. */
import type { Corners } from "#domain/pixels.ts";
import type { Component } from "../components.ts";
import { DIM } from "../paper.ts";
import { byteAt, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { findEdges, findLines, toSlopes } from "./lines.ts";
import { type Patches, patchesWithin } from "./patches.ts";
import { listQuads, type Quad, worthOfSides } from "./quads.ts";

/**
 * Weights relative to the sides: of the enclosed region, and of its size, which prefers the whole sheet to the part below a
 * line drawn across it.
 */
const WORTH = { region: 2.2, size: 0.5 };
/** The most quads whose regions are examined. */
const MOST_QUADS = 80;

/** Measured in patches. `region` is the paper. */
export type Sheet = Quad & { region: Component };

/** Returns undefined when nothing in the photo is calm and light. */
export function findSheet(patches: Patches, regions: readonly Component[]): Sheet | undefined {
  const darkest = DIM * quantile(0.95, patches.levels);
  const light = new Set(regions.flat().filter((patch) => sampleAt(patches.levels, patch) >= darkest));
  const slopes = toSlopes(patches);
  const lines = findLines(findEdges(slopes, light), patches);
  const byWorth = (one: { worth: number }, other: { worth: number }) => other.worth - one.worth;
  return listQuads(lines, patches)
    .map((quad) => ({ ...quad, worth: worthOfSides(quad, slopes) }))
    .sort(byWorth)
    .slice(0, MOST_QUADS)
    .flatMap((quad) => enclose(quad, patches, regions))
    .sort(byWorth)[0];
}

type Rated = Quad & { worth: number };

/** Adds the size of the quad, how much of it is one region, and how little of that region lies outside. */
function enclose(quad: Rated, patches: Patches, regions: readonly Component[]): (Rated & Sheet)[] {
  const { region, count, calm, all } = largestWithin(quad.corners, patches, regions);
  if (!region) return [];
  // A white table may have merged with the region across a faint edge.
  const outside = quad.sides.some(({ isFrame }) => isFrame) ? region.length - count : 0;
  // Rough patches may be ink, so they count half.
  const fit = (count + (all - calm) / 2) / (all + outside);
  const size = all / (patches.width * patches.height);
  return [{ ...quad, region, worth: quad.worth + WORTH.region * fit + WORTH.size * size }];
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
