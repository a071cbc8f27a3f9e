/** Lists the quads of lines and edges of the photo that may enclose a sheet, and rates how visible their sides are. */
import type { Corners, Point, Size } from "#domain/pixels.ts";
import { sampleAt } from "../raster.ts";
import { crossing, DEGREE, type Line, type Slopes, turnBetween, weightOf } from "./lines.ts";
import { patchAt } from "./patches.ts";

/** The sheet lies on the light side of the line. `isFrame` means that the photo ends here; the sheet may go on. */
type Side = Line & { isFrame: boolean };

/** The order of the sides of a quad. */
export const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;

export type SideName = (typeof SIDE_NAMES)[number];

/** Sides run clockwise from the top: side 0 from corner 0 to corner 1. */
export type Quad = { corners: Corners; sides: readonly [Side, Side, Side, Side] };

/** The most that sides turn from upright or level, and corners from square. */
const MOST_TURN = { photo: 50 * DEGREE, corner: 32 * DEGREE };
/** The least length of a side, as a share of the photo's shorter side, and how far outside corners lie, of its longer. */
const REACH = { span: 0.12, outside: 0.3 };

export function listQuads(lines: readonly Line[], size: Size): Quad[] {
  const sides: Side[] = [
    ...lines.map((line) => ({ ...line, isFrame: false })),
    { angle: 0, offset: 0, isFrame: true },
    { angle: 90 * DEGREE, offset: 0, isFrame: true },
    { angle: 180 * DEGREE, offset: -size.width, isFrame: true },
    { angle: 270 * DEGREE, offset: -size.height, isFrame: true },
  ];
  const facing = (turn: number) =>
    sides.filter(({ angle }) => turnBetween(angle, turn * DEGREE) <= MOST_TURN.photo);
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
  turnBetween(one.angle + 90 * DEGREE, next.angle) <= MOST_TURN.corner;

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
/** An edge of the photo counts about half as much as a visible side. */
const FRAME_WORTH = 0.45;
/** A side must lie within the photo for this share of the photo's diagonal. */
const LEAST_SEEN = 0.12;

/**
 * Rates how visible the step from the table to lighter paper is all along the sides. A pair of sides is worth as much as
 * its weaker side; the last term ranks lines close to each other.
 */
export function worthOfSides({ corners: [a, b, c, d], sides }: Quad, slopes: Slopes): number {
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
    weights.push(isFrame ? FRAME_WORTH : Math.sqrt(weightOf(Math.max(...steps))));
  }
  const seen = (Math.hypot(to.x - from.x, to.y - from.y) * weights.length) / SAMPLES;
  if (seen < LEAST_SEEN * Math.hypot(slopes.width, slopes.height)) return 0;
  return weights.reduce((sum, weight) => sum + weight) / weights.length;
}
