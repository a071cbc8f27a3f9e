/** Four sides that enclose a sheet: chosen by how well each is seen, and by how well they enclose one even region. */
import type { Size } from "#domain/pixels.ts";
import type { Corners, Point } from "./homography.ts";
import { turnBetween } from "./lines.ts";
import { type Side, worthBetween } from "./side.ts";

/** Corners and sides go clockwise from the upper left and the top: side 0 runs from corner 0 to corner 1. */
export type Quad = { corners: Corners; sides: readonly [Side, Side, Side, Side]; worth: number };

const DEGREE = Math.PI / 180;
/** Opposite sides of a sheet differ at most so much from parallel, neighbours from square. */
const MOST_TURN = 32 * DEGREE;
/** Of the photo's shorter side. */
const LEAST_SPAN = 0.22;
/** Corners may lie outside the photo by this part of its longer side. */
const MOST_OUTSIDE = 0.3;
const KEPT = 80;

type Pair = readonly [Side, Side];

/** The best first, by their sides alone; a pair of sides is worth what its weaker side is worth. */
export function findQuads(sides: readonly Side[], size: Size): Quad[] {
  const pairs = sides.flatMap((one) =>
    sides.filter((other) => areOpposite(one, other, size)).map((other): Pair => [one, other]),
  );
  const upright = pairs.filter(([{ angle }]) => turnBetween(angle, 0) <= 45 * DEGREE);
  const level = pairs.filter(([{ angle }]) => turnBetween(angle, Math.PI / 2) <= 45 * DEGREE);
  const quads: Quad[] = [];
  for (const [left, right] of upright) {
    for (const [top, bottom] of level) {
      const quad = toQuad([top, right, bottom, left], size);
      if (quad) quads.push(quad);
    }
  }
  return quads.sort((a, b) => b.worth - a.worth).slice(0, KEPT);
}

function areOpposite(one: Side, other: Side, { width, height }: Size): boolean {
  if (turnBetween(one.angle + Math.PI, other.angle) > MOST_TURN) return false;
  const [x, y] = [width / 2, height / 2];
  const inside = ({ angle, offset }: Side) => x * Math.cos(angle) + y * Math.sin(angle) - offset;
  return inside(one) + inside(other) > LEAST_SPAN * Math.min(width, height);
}

function toQuad(sides: Quad["sides"], size: Size): Quad | undefined {
  const [top, right, bottom, left] = sides;
  const areSquare = [
    [top, right],
    [right, bottom],
    [bottom, left],
    [left, top],
  ].every(([a, b]) => Math.abs(turnBetween(a?.angle ?? 0, b?.angle ?? 0) - Math.PI / 2) <= MOST_TURN);
  if (!areSquare) return undefined;
  const corners = [
    crossing(left, top),
    crossing(top, right),
    crossing(right, bottom),
    crossing(bottom, left),
  ];
  if (corners.some((corner) => isFarOutside(corner, size))) return undefined;
  const [a, b, c, d] = corners as unknown as Corners;
  const least = LEAST_SPAN * Math.min(size.width, size.height);
  if (Math.min(b.x - a.x, c.x - d.x, d.y - a.y, c.y - b.y) < least) return undefined;
  const [t, r, bo, l] = [
    worthBetween(top, a, b, size),
    worthBetween(right, b, c, size),
    worthBetween(bottom, c, d, size),
    worthBetween(left, d, a, size),
  ];
  const worth = Math.min(t, bo) + Math.min(l, r) + (t + r + bo + l) / 8;
  return { corners: [a, b, c, d], sides, worth };
}

export function crossing(one: Side, other: Side): Point {
  const [a, b] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [c, d] = [Math.cos(other.angle), Math.sin(other.angle)];
  const area = a * d - b * c;
  return {
    x: (one.offset * d - b * other.offset) / area,
    y: (a * other.offset - one.offset * c) / area,
  };
}

function isFarOutside({ x, y }: Point, { width, height }: Size): boolean {
  const most = MOST_OUTSIDE * Math.max(width, height);
  return x < -most || y < -most || x > width + most || y > height + most;
}
