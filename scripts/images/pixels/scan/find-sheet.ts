/** Finds the sheet of paper in a photo: the largest even, bright region, by its four sides. */
import type { Point } from "#domain/pixels.ts";
import { findEdges } from "./edges.ts";
import { enclose, isLighter } from "./enclosure.ts";
import { findLines } from "./lines.ts";
import type { Parts } from "./parts.ts";
import { type Patches, patchUnder } from "./patches.ts";
import { findQuads, type Quad } from "./quads.ts";
import { toFrameSides, toSide } from "./sides.ts";

/** Paper has at least this share of the lightness of the photo's lightest part. */
const DARKEST = 0.4;
const LIGHTEST_PART = 0.95;
/** What the enclosed region counts for, beside the sides. */
const REGION_WORTH = 2.2;
/** Of a sheet with a line drawn across it, the part below the line fits as well as the whole. */
const AREA_WORTH = 0.5;
/** So many are judged by their regions. */
const MOST_QUADS = 80;

/** In patches; `region` is the paper's number. */
export type Sheet = Quad & { region: number };

/** Undefined when nothing is calm and light. */
export function findSheet(patches: Patches, regions: Parts): Sheet | undefined {
  const { colours } = patches;
  const greens = colours.filter((_, at) => at % 3 === 1).sort();
  const darkest = DARKEST * (greens[Math.floor(greens.length * LIGHTEST_PART)] as number);
  const isPaper = (patch: number) =>
    (regions.partOf[patch] as number) >= 0 && (colours[patch * 3 + 1] as number) >= darkest;
  const isPaperAt = ({ x, y }: Point) => isPaper(patchUnder(patches, x, y));
  const points = findEdges(patches, isPaper);
  const lines = findLines(points, patches).map((line) => toSide(line, points, patches));
  const quads = findQuads([...lines, ...toFrameSides(patches, isPaperAt)], patches);
  let best: Sheet | undefined;
  for (const quad of quads.filter((each) => isLighter(each, patches)).slice(0, MOST_QUADS)) {
    const { region, fit } = enclose(quad, patches, regions);
    const area = areaOf(quad) / (patches.width * patches.height);
    const worth = quad.worth + REGION_WORTH * fit + AREA_WORTH * area;
    if (region >= 0 && worth > (best?.worth ?? 0)) best = { ...quad, worth, region };
  }
  return best;
}

const areaOf = ({ corners: [a, b, c, d] }: Quad) =>
  Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
