/** The order of work across a drawing: its regions, which a hand finishes one after another, and which stroke comes next. */
import { Delaunay } from "d3-delaunay";
import type { Point } from "#domain/pixels.ts";
import { distance, mean, type Placed } from "./groups.ts";

const REGIONS = 8;
/** The shading of neighbors overlaps by this many units. Otherwise a region would end in a straight edge. */
const OVERLAP = 60;

/** `has` tells whether a whole line or solid belongs to the region. `shade` is its part of the shading. */
type Region = { has: (stroke: readonly Point[]) => boolean; shade: Placed[] };

/** Returns the regions in order: each follows the one beside it. */
export function toRegions(dots: readonly Placed[]): Region[] {
  const middles = nearestNext(findMiddles(dots.map(({ dot }) => dot)).map((middle) => [middle])).flat();
  const find = makeFinder(middles);
  const shade = middles.map((): Placed[] => []);
  for (const [index, each] of dots.entries())
    if (each.kind === "shade") shade[find(stray(each.dot, index))]?.push(each);
  return shade.map((part, region) => ({ has: (stroke) => find(toMiddle(stroke)) === region, shade: part }));
}

/** Finds the middles of compact regions (Lloyd 1982). */
function findMiddles(dots: readonly Point[]): Point[] {
  const step = Math.ceil(dots.length / REGIONS);
  let middles = dots.filter((_, index) => index % step === 0);
  // More rounds hardly move them.
  for (let round = 0; round < 12; round++) {
    const find = makeFinder(middles);
    const regions = middles.map((): Point[] => []);
    for (const dot of dots) regions[find(dot)]?.push(dot);
    middles = regions.filter(({ length }) => length > 0).map(toMiddle);
  }
  return middles;
}

/** Returns a function that finds the index of the middle nearest to a point. */
function makeFinder(middles: readonly Point[]): (point: Point) => number {
  const triangles = new Delaunay(middles.flatMap(({ x, y }) => [x, y]));
  return ({ x, y }) => triangles.find(x, y);
}

const toMiddle = (points: readonly Point[]): Point => ({
  x: mean(points.map(({ x }) => x)),
  y: mean(points.map(({ y }) => y)),
});

/** Moves a point by up to half the overlap. Successive points spread evenly (Roberts 2018). */
const stray = ({ x, y }: Point, index: number): Point => ({
  x: x + OVERLAP * (((0.7548776662 * index) % 1) - 0.5),
  y: y + OVERLAP * (((0.5698402909 * index) % 1) - 0.5),
});

/** Orders strokes so that each begins near the end of the one before, and turns them around where that is nearer. */
export function nearestNext<P extends Point>(strokes: readonly P[][]): P[][] {
  const pending = new Set(strokes);
  const ordered: P[][] = [];
  for (let next = strokes[0]; next; next = nearestTo(ordered.at(-1)?.at(-1), pending)) {
    pending.delete(next);
    const from = ordered.at(-1)?.at(-1);
    const isReversed = from && awayFrom(from, next.at(-1)) < awayFrom(from, next[0]);
    ordered.push(isReversed ? next.toReversed() : next);
  }
  return ordered;
}

function nearestTo<P extends Point>(from: P | undefined, strokes: Iterable<P[]>): P[] | undefined {
  let [nearest, least]: [P[] | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const stroke of strokes) {
    const away = Math.min(awayFrom(from, stroke[0]), awayFrom(from, stroke.at(-1)));
    if (away < least) [nearest, least] = [stroke, away];
  }
  return nearest;
}

const awayFrom = (a?: Point, b?: Point) => (a && b ? distance(a, b) : Number.POSITIVE_INFINITY);
