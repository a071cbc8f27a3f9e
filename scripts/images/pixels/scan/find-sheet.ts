/** Finds the sheet of paper in a photo: the largest even, bright region, by its four sides. */
import type { Corners } from "#domain/pixels.ts";
import type { Components } from "../components.ts";
import { quantile } from "../surface.ts";
import { findEdges, findLines, toSlopes } from "./lines.ts";
import { type Patches, patchesWithin } from "./patches.ts";
import { listQuads, type Quad, worthOfSides } from "./quads.ts";

/** Paper has at least this share of the lightness of the photo's lightest part. */
const LEAST_LIGHT = 0.4;
const LIGHTEST_PART = 0.95;
/** The weight of the enclosed region against the sides. */
const REGION_WORTH = 2.2;
/** Prefers the whole sheet to the area below a line that is drawn across it, which fits equally well. */
const AREA_WORTH = 0.5;
/** The most quads whose regions are examined. */
const MOST_QUADS = 80;
/** Rough patches within the quad may be ink, so they count half. */
const INK_SHARE = 0.5;

/** In patches. `region` is the number of the region that is paper. */
export type Sheet = Quad & { region: number };

/** Undefined when nothing is calm and light. */
export function findSheet(patches: Patches, regions: Components): Sheet | undefined {
  const darkest = LEAST_LIGHT * quantile(LIGHTEST_PART, patches.levels);
  const isPaper = (patch: number) =>
    (regions.componentOf[patch] ?? 0) >= 0 && (patches.levels[patch] ?? 0) >= darkest;
  const slopes = toSlopes(patches);
  const lines = findLines(findEdges(slopes, isPaper), patches);
  const byWorth = (one: { worth: number }, other: { worth: number }) => other.worth - one.worth;
  return listQuads(lines, patches)
    .map((quad) => ({ ...quad, worth: worthOfSides(quad, slopes) }))
    .sort(byWorth)
    .slice(0, MOST_QUADS)
    .map((quad) => {
      const { region, worth } = enclose(quad, patches, regions);
      return { ...quad, region, worth: quad.worth + worth };
    })
    .filter(({ region }) => region >= 0)
    .sort(byWorth)[0];
}

/** Scores the quad by its size, by how much of it is one region, and by how little of that region lies outside. */
function enclose({ corners, sides }: Quad, patches: Patches, regions: Components) {
  const { region, count, calm, all } = largestWithin(corners, patches, regions);
  // A white table may have run into the region across a faint edge.
  const outside = sides.some(({ isFrame }) => isFrame) ? (regions.sizes[region] ?? 0) - count : 0;
  const fit = (count + INK_SHARE * (all - calm)) / (all + outside);
  return { region, worth: REGION_WORTH * fit + (AREA_WORTH * all) / (patches.width * patches.height) };
}

/** The region with the most patches within the corners, or -1; counts its, the calm and all patches there. */
export function largestWithin(corners: Corners, patches: Patches, { componentOf, sizes }: Components) {
  const counts = new Uint32Array(sizes.length);
  let [all, calm] = [0, 0];
  for (const [patch, isWithin] of patchesWithin(corners, patches).entries()) {
    if (isWithin === 0) continue;
    const region = componentOf[patch] ?? 0;
    all++;
    if (region < 0) continue;
    calm++;
    counts[region] = (counts[region] ?? 0) + 1;
  }
  const count = counts.reduce((most, each) => Math.max(most, each), 0);
  return { region: count > 0 ? counts.indexOf(count) : -1, count, calm, all };
}
