/** The dots of a drawing, in the order that the build gave them, except that the first line begins near the press. */
import { type Dot, readDots, type Stroke, UNITS } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";

/** Begins with the line that has the dot nearest to `place`, in units, at that dot. A drawing without lines keeps its order. */
export function startAt(strokes: readonly Stroke[], place: Point): Dot[] {
  const awayFrom = ({ x, y }: Point) => Math.hypot(x - place.x, y - place.y);
  const starts = strokes
    .filter(({ kind }) => kind === "line")
    .flatMap((line) => line.dots.map((dot, index) => ({ line, index, away: awayFrom(dot) })));
  const [first] = starts.sort((a, b) => a.away - b.away);
  if (!first) return strokes.flatMap(({ dots }) => dots);
  const { line, index } = first;
  const others = strokes.filter((stroke) => stroke !== line).flatMap(({ dots }) => dots);
  return [...line.dots.slice(index), ...line.dots.slice(0, index), ...others];
}

export async function fetchStrokes(src: string): Promise<Stroke[]> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return readDots(await response.text());
}

/** Converts a point of the window to units of the picture; without one, returns its middle. */
export function toUnits(picture: HTMLElement, at?: Point): Point {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
  const scale = UNITS / Math.max(width, height);
  return { x: scale * (x - left), y: scale * (y - top) };
}
