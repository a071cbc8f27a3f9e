/** The order of the dots from the place of a press. */
import type { Dot, Stroke } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";

/** Begins with the line that comes nearest to `place`, in units, at its nearest dot. */
export function startAt(strokes: readonly Stroke[], place: Point): Dot[] {
  const awayFrom = ({ x, y }: Dot) => Math.hypot(x - place.x, y - place.y);
  const awayOf = ({ dots }: Stroke) => Math.min(...dots.map(awayFrom));
  const lines = strokes.filter(({ kind }) => kind === "line");
  const nearest = lines.toSorted((a, b) => awayOf(a) - awayOf(b))[0];
  if (!nearest) return strokes.flatMap(({ dots }) => dots);
  const at = nearest.dots.findIndex((dot) => awayFrom(dot) === awayOf(nearest));
  const rest = strokes.filter((stroke) => stroke !== nearest);
  return [...nearest.dots.slice(at), ...nearest.dots.slice(0, at), ...rest.flatMap(({ dots }) => dots)];
}
