/** Which part of a row lies within a quad. */
import type { Corners, Point } from "./homography.ts";

/** From the left to the right, as x; the first is larger than the second where the row misses the quad. */
export function spanAt(corners: Corners, y: number): [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, a] of corners.entries()) {
    const b = corners[(at + 1) % 4] as Point;
    if (a.y <= y === b.y <= y) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}
