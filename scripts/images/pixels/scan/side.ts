/** Candidates for the sides of a sheet: lines between table and paper, and the edges of the photo itself. */
import type { Size } from "#domain/pixels.ts";
import type { EdgePoint } from "./edge-points.ts";
import type { Point } from "./homography.ts";
import { type Line, turnBetween } from "./lines.ts";

/** The sheet lies where x cos + y sin is above the offset. */
export type Side = Line & {
  /** Beyond it the photo ends: the sheet may go on. */
  isFrame: boolean;
  /** How well each stretch of it is seen, summed up from the line's beginning: see `worthBetween`. */
  sums: Float64Array;
  /** Where it enters and leaves the photo, as places along it. */
  ends: readonly [number, number];
};

/** Of a stretch, and how far a point may lie from the line, in pixels; and may turn from it, in radians. */
const STRETCH = 2;
const NEAR = 2.5;
const TURN = 14 * (Math.PI / 180);
/** An edge of the photo is worth half a side that is seen. */
const FRAME_WORTH = 0.45;
/** A side must be in the photo for this part of its diagonal. */
const LEAST_SEEN = 0.12;

export function toSide(line: Line, points: readonly EdgePoint[], size: Size): Side {
  const reach = reachOf(size);
  const seen = new Float64Array(Math.ceil((2 * reach) / STRETCH) + 2);
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  for (const { x, y, angle, weight } of points) {
    if (Math.abs(x * cos + y * sin - line.offset) > NEAR || turnBetween(angle, line.angle) > TURN) continue;
    const at = Math.round((y * cos - x * sin + reach) / STRETCH);
    /** An edge's points lie a pixel apart or a little more: the stretches beside them are seen as well. */
    for (const near of [at - 1, at, at + 1]) seen[near] = Math.max(seen[near] ?? 0, Math.sqrt(weight));
  }
  return { ...line, isFrame: false, sums: summed(seen), ends: endsOf(line, size) };
}

/** `isPaperAt` tells whether the paper reaches the edge of the photo there. */
export function toFrameSides({ width, height }: Size, isPaperAt: (point: Point) => boolean): Side[] {
  const edges: Line[] = [
    { angle: 0, offset: 0 },
    { angle: Math.PI / 2, offset: 0 },
    { angle: Math.PI, offset: -width },
    { angle: -Math.PI / 2, offset: -height },
  ];
  const reach = reachOf({ width, height });
  return edges.map((line) => {
    const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
    const seen = new Float64Array(Math.ceil((2 * reach) / STRETCH) + 2).map((_, at) => {
      const place = at * STRETCH - reach;
      const point = { x: line.offset * cos - place * sin, y: line.offset * sin + place * cos };
      return isPaperAt(point) ? FRAME_WORTH : 0;
    });
    return { ...line, isFrame: true, sums: summed(seen), ends: endsOf(line, { width, height }) };
  });
}

/** How well the side is seen between two of its points, as far as they lie in the photo; 0 to 1. */
export function worthBetween({ angle, sums, ends }: Side, from: Point, to: Point, size: Size): number {
  const reach = reachOf(size);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = ({ x, y }: Point) => y * cos - x * sin;
  const [first, last] = [place(from), place(to)].sort((a, b) => a - b) as [number, number];
  const [low, high] = [Math.max(first, ends[0]), Math.min(last, ends[1])];
  if (high - low < LEAST_SEEN * reach) return 0;
  const sumAt = (where: number) => sums[Math.round((where + reach) / STRETCH)] as number;
  return ((sumAt(high) - sumAt(low)) * STRETCH) / (high - low);
}

/** The places along the line between which it lies in the photo. */
function endsOf({ angle, offset }: Line, { width, height }: Size): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const crossings = [
    ...[0, width].map((x) => ({ x, y: (offset - x * cos) / sin })),
    ...[0, height].map((y) => ({ x: (offset - y * sin) / cos, y })),
  ].filter(({ x, y }) => x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1);
  const places = crossings.map(({ x, y }) => y * cos - x * sin);
  return [Math.min(...places), Math.max(...places)];
}

const reachOf = ({ width, height }: Size) => Math.hypot(width, height);

function summed(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}
