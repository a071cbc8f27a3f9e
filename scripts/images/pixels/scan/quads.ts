/** Four sides that may enclose a sheet, by the lines that were found and the edges of the photo itself. */
import type { Size } from "#domain/pixels.ts";
import type { Corners } from "./corners.ts";
import { crossing, DEGREE, type Line, turnBetween } from "./lines.ts";

/** The sheet lies on the light side of the line. `isFrame`: the photo ends here, and the sheet may go on. */
export type Side = Line & { isFrame: boolean };

/** From the top, clockwise; side 0 runs from corner 0 to corner 1. */
export type Quad = { corners: Corners; sides: readonly [Side, Side, Side, Side] };

/** Sides differ at most so much from upright or level, and from square with one another. */
const MOST_TURN = { photo: 50 * DEGREE, corner: 32 * DEGREE };
/** Of the photo's shorter side. */
const LEAST_SPAN = 0.22;
/** Corners may lie outside the photo by this part of its longer side. */
const MOST_OUTSIDE = 0.3;

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
  const least = LEAST_SPAN * Math.min(width, height);
  const most = MOST_OUTSIDE * Math.max(width, height);
  return (
    Math.min(b.x - a.x, c.x - d.x, d.y - a.y, c.y - b.y) >= least &&
    [a, b, c, d].every(({ x, y }) => Math.max(-x, -y, x - width, y - height) <= most)
  );
}
