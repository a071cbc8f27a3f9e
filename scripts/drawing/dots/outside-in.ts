/** Orders strokes around a drawing, ring by ring from the outside in, each from the end that is nearest to the last. */
import type { Dot } from "#domain/dots.ts";
import { distance } from "./groups.ts";

const RINGS = 4;

/** `dots` are those of the whole drawing. */
export function outsideIn(strokes: readonly Dot[][], dots: readonly Dot[]): Dot[][] {
  const ringOf = toRings(dots);
  const rings: Dot[][][] = Array.from({ length: RINGS }, () => []);
  for (const stroke of strokes) rings[ringOf(stroke)]?.push(stroke);
  return rings.reverse().flatMap(nearestNext);
}

/** Rings are ellipses around the middle of the drawing. */
function toRings(dots: readonly Dot[]): (stroke: readonly Dot[]) => number {
  const toSpan = (values: number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, half: (most - least) / 2 || 1 };
  };
  const [across, down] = [toSpan(dots.map(({ x }) => x)), toSpan(dots.map(({ y }) => y))];
  const awayOf = ({ x, y }: Dot) =>
    Math.hypot((x - across.middle) / across.half, (y - down.middle) / down.half);
  return (stroke) => {
    const away = stroke.reduce((sum, dot) => sum + awayOf(dot), 0) / stroke.length;
    return Math.min(RINGS - 1, Math.floor(away * RINGS));
  };
}

function nearestNext(strokes: readonly Dot[][]): Dot[][] {
  const pending = new Set(strokes);
  const ordered: Dot[][] = [];
  for (let next = strokes[0]; next; next = nearestTo(ordered.at(-1)?.at(-1), pending)) {
    pending.delete(next);
    const from = ordered.at(-1)?.at(-1);
    const isReversed = from && awayFrom(from, next.at(-1)) < awayFrom(from, next[0]);
    ordered.push(isReversed ? next.toReversed() : next);
  }
  return ordered;
}

function nearestTo(from: Dot | undefined, strokes: Iterable<Dot[]>): Dot[] | undefined {
  let [nearest, least]: [Dot[] | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const stroke of strokes) {
    const away = Math.min(awayFrom(from, stroke[0]), awayFrom(from, stroke.at(-1)));
    if (away < least) [nearest, least] = [stroke, away];
  }
  return nearest;
}

const awayFrom = (a?: Dot, b?: Dot) => (a && b ? distance(a, b) : Number.POSITIVE_INFINITY);
