/** Four sides that may enclose a sheet. */
import type { Size } from "#domain/pixels.ts";
import type { Corners } from "./corners.ts";
import { DEGREE, fromLine, turnBetween } from "./lines.ts";
import { crossing, type Side, worthBetween } from "./sides.ts";

/** From the top, clockwise. */
export type Sides = readonly [Side, Side, Side, Side];

/** Side 0 runs from corner 0 to corner 1. */
export type Quad = { corners: Corners; sides: Sides; worth: number };

/** Opposite sides of a sheet differ at most so much from parallel, neighbours from square. */
const MOST_TURN = 32 * DEGREE;
/** Of the photo's shorter side. */
const LEAST_SPAN = 0.22;
/** Corners may lie outside the photo by this part of its longer side. */
const MOST_OUTSIDE = 0.3;

/** The best first, by their sides alone; a pair of sides is worth what its weaker side is worth. */
export function findQuads(sides: readonly Side[], size: Size): Quad[] {
  const pairs = sides.flatMap((one) =>
    sides.filter((other) => areOpposite(one, other, size)).map((other) => [one, other] as const),
  );
  const towards = (angle: number) =>
    pairs.filter(([first]) => turnBetween(first.angle, angle) <= 45 * DEGREE);
  const downwards = towards(90 * DEGREE);
  return towards(0)
    .flatMap(([left, right]) =>
      downwards.flatMap(([top, bottom]) => toQuad([top, right, bottom, left], size) ?? []),
    )
    .sort((a, b) => b.worth - a.worth);
}

const cornersOf = ([top, right, bottom, left]: Sides): Corners => [
  crossing(left, top),
  crossing(top, right),
  crossing(right, bottom),
  crossing(bottom, left),
];

function areOpposite(one: Side, other: Side, { width, height }: Size): boolean {
  if (turnBetween(one.angle + Math.PI, other.angle) > MOST_TURN) return false;
  const middle = { x: width / 2, y: height / 2 };
  const span = fromLine(one, middle).stray + fromLine(other, middle).stray;
  return span > LEAST_SPAN * Math.min(width, height);
}

function toQuad(sides: Sides, size: Size): Quad | undefined {
  const areSquare = sides.every(({ angle }, at) => {
    const turn = turnBetween(angle, (sides[(at + 1) % 4] as Side).angle);
    return Math.abs(turn - 90 * DEGREE) <= MOST_TURN;
  });
  if (!areSquare) return undefined;
  const corners = cornersOf(sides);
  const [a, b, c, d] = corners;
  const least = LEAST_SPAN * Math.min(size.width, size.height);
  if (Math.min(b.x - a.x, c.x - d.x, d.y - a.y, c.y - b.y) < least) return undefined;
  const most = MOST_OUTSIDE * Math.max(size.width, size.height);
  const isFar = ({ x, y }: typeof a) => Math.max(-x, -y, x - size.width, y - size.height) > most;
  if (corners.some(isFar)) return undefined;
  const top = worthBetween(sides[0], [a, b], size);
  const right = worthBetween(sides[1], [b, c], size);
  const bottom = worthBetween(sides[2], [c, d], size);
  const left = worthBetween(sides[3], [d, a], size);
  const worth = Math.min(top, bottom) + Math.min(left, right) + (top + right + bottom + left) / 8;
  return { corners, sides, worth };
}
