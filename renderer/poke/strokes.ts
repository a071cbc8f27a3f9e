/** A design's dots in a browser: loading them, and their order from the place of a press. */
import { type Dot, readDots, type Stroke } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";

export async function fetchStrokes(src: string): Promise<Stroke[]> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return readDots(await response.text());
}

/**
 * Begins with the line that has the dot nearest to `point`, in units, at that dot, and goes on with the region around it
 * and the regions after it. A drawing without lines begins with its nearest shading.
 */
export function startAt(strokes: readonly Stroke[], point: Point): Dot[] {
  const isLine = ({ kind }: Stroke) => kind === "line";
  const lines = strokes.filter(isLine);
  const start = findNearest(lines.length > 0 ? lines : strokes, point);
  if (!start) return [];
  const { stroke, index } = start;
  // A region begins with its lines.
  const from = strokes.findLastIndex((each, at) => at < strokes.indexOf(stroke) && !isLine(each)) + 1;
  const others = [...strokes.slice(from), ...strokes.slice(0, from)].filter((each) => each !== stroke);
  return [stroke.dots.slice(index), stroke.dots.slice(0, index), ...others.map(({ dots }) => dots)].flat();
}

/** Compares each dot once: sorting thousands would hold up a slow phone's screen. */
function findNearest(strokes: readonly Stroke[], { x, y }: Point) {
  let nearest: { stroke: Stroke; index: number } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stroke of strokes)
    for (const [index, dot] of stroke.dots.entries()) {
      const away = Math.hypot(dot.x - x, dot.y - y);
      if (away >= least) continue;
      least = away;
      nearest = { stroke, index };
    }
  return nearest;
}
