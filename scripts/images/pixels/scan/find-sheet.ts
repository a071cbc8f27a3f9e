/** Finds the sheet of paper in a photo: the largest even, bright region, by its four sides. */
import type { Picture } from "../picture.ts";
import { findEdgePoints } from "./edge-points.ts";
import { encloses } from "./enclosure.ts";
import type { Corners, Point } from "./homography.ts";
import { findLines } from "./lines.ts";
import { type Patches, patchUnder } from "./patches.ts";
import { findQuads, type Quad } from "./quad.ts";
import { reduce } from "./reduce.ts";
import type { Regions } from "./regions.ts";
import { toFrameSides, toSide } from "./side.ts";

/** Edges are sought at about this length of the longer side, in pixels. */
const LENGTH = 333;
/** Paper has at least this share of the lightness of the photo's lightest part. */
const DARKEST = 0.4;
const LIGHTEST_PART = 0.95;
/** What the enclosed region counts for, beside the sides. */
const REGION_WORTH = 2.2;

/** In pixels of the picture; `region` is the paper's number. */
export type Sheet = { quad: Quad; region: number };

/** Undefined when nothing is calm and light. */
export function findSheet(picture: Picture, patches: Patches, regions: Regions): Sheet | undefined {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LENGTH));
  const small = reduce(picture, factor);
  const scale = factor / patches.side;
  const darkest = DARKEST * lightestOf(patches);
  const isPaper = ({ x, y }: Point) => {
    const patch = patchUnder(patches, x * scale, y * scale);
    const isCalm = (regions.regionOf[patch] as number) >= 0;
    return isCalm && (patches.colours[patch * 3 + 1] as number) >= darkest;
  };
  const points = findEdgePoints(small, isPaper);
  const lines = findLines(points, small);
  const sides = [...lines.map((line) => toSide(line, points, small)), ...toFrameSides(small, isPaper)];
  let best: Sheet | undefined;
  for (const quad of findQuads(sides, small)) {
    const { region, fit } = encloses(scaledBy(quad.corners, scale), patches, regions);
    if (region < 0) continue;
    const worth = quad.worth + REGION_WORTH * fit;
    if (worth > (best?.quad.worth ?? 0)) best = { quad: { ...quad, worth }, region };
  }
  return best && { ...best, quad: enlarge(best.quad, factor) };
}

function lightestOf({ colours }: Patches): number {
  const greens = colours.filter((_, at) => at % 3 === 1).sort();
  return greens[Math.floor(greens.length * LIGHTEST_PART)] as number;
}

const scaledBy = (corners: Corners, factor: number) =>
  corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as unknown as Corners;

function enlarge(quad: Quad, factor: number): Quad {
  const sides = quad.sides.map((side) => ({ ...side, offset: side.offset * factor }));
  return { ...quad, corners: scaledBy(quad.corners, factor), sides: sides as unknown as Quad["sides"] };
}
