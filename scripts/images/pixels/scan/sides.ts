/** Candidates for the sides of a sheet: lines between table and paper, and the edges of the photo itself. */
import type { Point, Size } from "#domain/pixels.ts";
import type { EdgePoint } from "./edges.ts";
import { DEGREE, fromLine, type Line, turnBetween } from "./lines.ts";

/** The sheet lies on the light side of the line. */
export type Side = Line & {
  /** Beyond it the photo ends: the sheet may go on. */
  isFrame: boolean;
  /** How well each stretch of it is seen, summed up from the line's beginning. */
  sums: Float64Array;
  /** Where it enters and leaves the photo, as places along it. */
  ends: readonly [number, number];
};

/** Of a stretch, and how far a point may lie from the line, in patches; and may turn from it. */
const STRETCH = 2;
const NEAR = 2.5;
const TURN = 14 * DEGREE;
/** An edge of the photo is worth half a side that is seen. */
const FRAME_WORTH = 0.45;
/** A side must be in the photo for this part of its diagonal. */
const LEAST_SEEN = 0.12;

export function toSide(line: Line, points: readonly EdgePoint[], size: Size): Side {
  const seen = stretchesOf(size);
  for (const point of points) {
    const { place, stray } = fromLine(line, point);
    if (Math.abs(stray) > NEAR || turnBetween(point.angle, line.angle) > TURN) continue;
    const at = stretchAt(place, size);
    // An edge's points lie a patch apart or a little more: the stretches beside them are seen as well.
    for (const near of [at - 1, at, at + 1])
      seen[near] = Math.max(seen[near] as number, Math.sqrt(point.weight));
  }
  return { ...line, isFrame: false, sums: summed(seen), ends: endsOf(line, size) };
}

/** An edge of the photo is seen where the paper reaches it. */
export function toFrameSides(size: Size, isPaperAt: (point: Point) => boolean): Side[] {
  const lines: Line[] = [
    { angle: 0, offset: 0 },
    { angle: Math.PI / 2, offset: 0 },
    { angle: Math.PI, offset: -size.width },
    { angle: -Math.PI / 2, offset: -size.height },
  ];
  return lines.map((line) => {
    const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
    const seen = stretchesOf(size).map((_, at) => {
      const place = at * STRETCH - Math.hypot(size.width, size.height);
      const point = { x: line.offset * cos - place * sin, y: line.offset * sin + place * cos };
      return isPaperAt(point) ? FRAME_WORTH : 0;
    });
    return { ...line, isFrame: true, sums: summed(seen), ends: endsOf(line, size) };
  });
}

/** How well the side is seen between two of its points, as far as they lie in the photo; 0 to 1. */
export function worthBetween(side: Side, [from, to]: readonly [Point, Point], size: Size): number {
  const places = [fromLine(side, from).place, fromLine(side, to).place];
  const low = Math.max(Math.min(...places), side.ends[0]);
  const high = Math.min(Math.max(...places), side.ends[1]);
  if (high - low < LEAST_SEEN * Math.hypot(size.width, size.height)) return 0;
  const sumAt = (place: number) => side.sums[stretchAt(place, size)] as number;
  return ((sumAt(high) - sumAt(low)) * STRETCH) / (high - low);
}

export function crossing(one: Line, other: Line): Point {
  const [a, b] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [c, d] = [Math.cos(other.angle), Math.sin(other.angle)];
  const area = a * d - b * c;
  return { x: (one.offset * d - b * other.offset) / area, y: (a * other.offset - one.offset * c) / area };
}

/** The places along the line between which it lies in the photo. */
function endsOf(line: Line, { width, height }: Size): [number, number] {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const crossings = [
    ...[0, width].map((x) => ({ x, y: (line.offset - x * cos) / sin })),
    ...[0, height].map((y) => ({ x: (line.offset - y * sin) / cos, y })),
  ].filter(({ x, y }) => x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1);
  const places = crossings.map((point) => fromLine(line, point).place);
  return [Math.min(...places), Math.max(...places)];
}

const stretchesOf = ({ width, height }: Size) =>
  new Float64Array(Math.ceil((2 * Math.hypot(width, height)) / STRETCH) + 3);

const stretchAt = (place: number, { width, height }: Size) =>
  Math.round((place + Math.hypot(width, height)) / STRETCH);

function summed(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}
