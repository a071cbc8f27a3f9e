/** The corners of the sheet in the photo of a design, if the artist gives them. */
import { z } from "zod";
import type { Point } from "./pixels.ts";

/** Fractions of a photo's width and height, clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

export const corners = z
  .array(z.array(z.number()))
  .refine((points) => toCorners(points) !== undefined, {
    error:
      "Expected the four corners of a sheet in percent of the photo, clockwise from the upper left: [[12, 8], [90, 10], [93, 95], [8, 92]]",
  })
  .meta({
    description: "Where the sheet is in the photo, or which part of it to show.",
    examples: [
      [
        [12, 8],
        [90, 10],
        [93, 95],
        [8, 92],
      ],
    ],
  });

/** Undefined unless the points are the four corners of a convex shape in percent, clockwise. */
export function toCorners(percents: readonly number[][]): Corners | undefined {
  const isPoint = (pair: number[]) => pair.length === 2 && pair.every((value) => value >= 0 && value <= 100);
  const [a, b, c, d, ...rest] = percents.map(([x = 0, y = 0]): Point => ({ x: x / 100, y: y / 100 }));
  if (!a || !b || !c || !d || rest.length > 0 || !percents.every(isPoint)) return undefined;
  const turns = (from: Point, by: Point, to: Point) =>
    (by.x - from.x) * (to.y - by.y) - (by.y - from.y) * (to.x - by.x) > 0;
  return turns(a, b, c) && turns(b, c, d) && turns(c, d, a) && turns(d, a, b) ? [a, b, c, d] : undefined;
}
