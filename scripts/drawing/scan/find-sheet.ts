/** Finds the sheet of paper in a photo: the largest even, bright region, by its four sides. */
import type { Corners, Point, Size } from "#domain/pixels.ts";
import type { Component } from "../components.ts";
import { DIM } from "../paper.ts";
import { byteAt, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import {
  crossing,
  DEGREE,
  findEdges,
  findLines,
  type Line,
  type Slopes,
  toSlopes,
  turnBetween,
  weightOf,
} from "./lines.ts";
import { largestWithin, type Patches, patchAt } from "./patches.ts";

/** Weights of the enclosed region and of its size. Size prefers the whole sheet to the part below a line across it. */
const WORTH = { region: 2.2, size: 0.5 };

/** Measured in patches. `region` is the paper. */
export type Sheet = Quad & { region: Component };

/** Returns undefined when nothing in the photo is calm and light. */
export function findSheet(patches: Patches, regions: readonly Component[]): Sheet | undefined {
  const darkest = DIM * quantile(0.95, patches.levels);
  const light = new Set(regions.flat().filter((patch) => byteAt(patches.levels, patch) >= darkest));
  const slopes = toSlopes(patches);
  const lines = findLines(findEdges(slopes, light), patches);
  const byWorth = (one: { worth: number }, other: { worth: number }) => other.worth - one.worth;
  return (
    listQuads(lines, patches)
      .map((quad) => ({ ...quad, worth: worthOfSides(quad, slopes) }))
      .sort(byWorth)
      // Only the regions of these are examined.
      .slice(0, 80)
      .flatMap((quad) => enclose(quad, patches, regions))
      .sort(byWorth)[0]
  );
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

/** The sheet lies on the light side of the line. `isFrame` means that the photo ends here; the sheet may go on. */
type Side = Line & { isFrame: boolean };

/** The order of the sides of a quad. */
export const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;

export type SideName = (typeof SIDE_NAMES)[number];

/** Sides run clockwise from the top: side 0 from corner 0 to corner 1. */
type Quad = { corners: Corners; sides: readonly [Side, Side, Side, Side] };

/** The most that sides turn from upright or level, and corners from square. */
const MAX_TURN = { photo: 50 * DEGREE, corner: 32 * DEGREE };
/** The least length of a side, relative to the photo's shorter side, and how far outside corners may lie, to its longer. */
const REACH = { span: 0.12, outside: 0.3 };

function listQuads(lines: readonly Line[], size: Size): Quad[] {
  const sides: Side[] = [
    ...lines.map((line) => ({ ...line, isFrame: false })),
    { angle: 0, offset: 0, isFrame: true },
    { angle: 90 * DEGREE, offset: 0, isFrame: true },
    { angle: 180 * DEGREE, offset: -size.width, isFrame: true },
    { angle: 270 * DEGREE, offset: -size.height, isFrame: true },
  ];
  const facing = (turn: number) =>
    sides.filter(({ angle }) => turnBetween(angle, turn * DEGREE) <= MAX_TURN.photo);
  const [lefts, tops, rights, bottoms] = [facing(0), facing(90), facing(180), facing(270)];
  const quads: Quad[] = [];
  for (const left of lefts)
    for (const top of tops.filter((side) => isSquare(left, side)))
      for (const right of rights.filter((side) => isSquare(top, side)))
        for (const bottom of bottoms.filter((side) => isSquare(right, side) && isSquare(side, left))) {
          const corners: Corners = [
            crossing(left, top),
            crossing(top, right),
            crossing(right, bottom),
            crossing(bottom, left),
          ];
          if (canBeSheet(corners, size)) quads.push({ corners, sides: [top, right, bottom, left] });
        }
  return quads;
}

const isSquare = (one: Line, next: Line) =>
  turnBetween(one.angle + 90 * DEGREE, next.angle) <= MAX_TURN.corner;

function canBeSheet([a, b, c, d]: Corners, { width, height }: Size): boolean {
  const least = REACH.span * Math.min(width, height);
  const most = REACH.outside * Math.max(width, height);
  return (
    Math.min(b.x - a.x, c.x - d.x, d.y - a.y, c.y - b.y) >= least &&
    [a, b, c, d].every(({ x, y }) => Math.max(-x, -y, x - width, y - height) <= most)
  );
}

/** Samples along a side, evenly spaced. */
const SAMPLES = 40;

/**
 * Rates how visible the step from the table to lighter paper is along all sides. A pair of sides is worth as much as its
 * weaker side; the last term ranks lines close to each other.
 */
function worthOfSides({ corners: [a, b, c, d], sides }: Quad, slopes: Slopes): number {
  const top = worthOf(sides[0], [a, b], slopes);
  const right = worthOf(sides[1], [b, c], slopes);
  const bottom = worthOf(sides[2], [c, d], slopes);
  const left = worthOf(sides[3], [d, a], slopes);
  return Math.min(top, bottom) + Math.min(left, right) + (top + right + bottom + left) / 8;
}

/** Rates one side, 0 to 1. */
function worthOf({ angle, isFrame }: Side, [from, to]: [Point, Point], slopes: Slopes): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const weights: number[] = [];
  for (let sample = 0.5; sample < SAMPLES; sample++) {
    const x = from.x + (sample / SAMPLES) * (to.x - from.x);
    const y = from.y + (sample / SAMPLES) * (to.y - from.y);
    const patchTo = (far: number) => patchAt(slopes, { x: x + far * cos, y: y + far * sin });
    if (patchTo(0.5) === undefined) continue;
    // The line may lie two patches beside the step.
    const steps = [-2, -1, 0, 1, 2]
      .map(patchTo)
      .map((patch) =>
        patch === undefined ? 0 : sampleAt(slopes.across, patch) * cos + sampleAt(slopes.down, patch) * sin,
      );
    // An edge of the photo counts less than half as much as a visible side.
    weights.push(isFrame ? 0.4 : Math.sqrt(weightOf(Math.max(...steps))));
  }
  const seen = (Math.hypot(to.x - from.x, to.y - from.y) * weights.length) / SAMPLES;
  // Too little of the side lies within the photo.
  if (seen < 0.12 * Math.hypot(slopes.width, slopes.height)) return 0;
  return weights.reduce((sum, weight) => sum + weight) / weights.length;
}
