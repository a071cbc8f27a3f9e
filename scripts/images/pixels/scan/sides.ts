/** How well the sides of a sheet are seen: a step from the table to lighter paper all along them. */
import type { Point } from "#domain/pixels.ts";
import { type Slopes, weightOf } from "./edges.ts";
import { patchAt } from "./patches.ts";
import type { Quad, Side } from "./quads.ts";

/** Samples along a side, evenly spaced. */
const PLACES = 40;
/** How far from the line a step may lie, in patches. */
const NEAR = [-2, -1, 0, 1, 2];
/** An edge of the photo is worth half a side that is seen. */
const FRAME_WORTH = 0.45;
/** A side must be in the photo for this part of its diagonal. */
const LEAST_SEEN = 0.12;

/** A pair of sides is worth what its weaker side is worth; the rest tells one line from the next. */
export function worthOfSides({ corners: [a, b, c, d], sides }: Quad, slopes: Slopes): number {
  const top = worthOf(sides[0], [a, b], slopes);
  const right = worthOf(sides[1], [b, c], slopes);
  const bottom = worthOf(sides[2], [c, d], slopes);
  const left = worthOf(sides[3], [d, a], slopes);
  return Math.min(top, bottom) + Math.min(left, right) + (top + right + bottom + left) / 8;
}

/** 0 to 1. */
function worthOf({ angle, isFrame }: Side, [from, to]: [Point, Point], slopes: Slopes): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const weights: number[] = [];
  for (let place = 0.5; place < PLACES; place++) {
    const x = from.x + (place / PLACES) * (to.x - from.x);
    const y = from.y + (place / PLACES) * (to.y - from.y);
    const patchTo = (far: number) => patchAt(slopes, { x: x + far * cos, y: y + far * sin });
    if (patchTo(0.5) === undefined) continue;
    const steps = NEAR.map(patchTo).map((patch) =>
      patch === undefined ? 0 : (slopes.across[patch] as number) * cos + (slopes.down[patch] as number) * sin,
    );
    weights.push(isFrame ? FRAME_WORTH : Math.sqrt(weightOf(Math.max(...steps))));
  }
  const seen = (Math.hypot(to.x - from.x, to.y - from.y) * weights.length) / PLACES;
  if (seen < LEAST_SEEN * Math.hypot(slopes.width, slopes.height)) return 0;
  return weights.reduce((sum, weight) => sum + weight) / weights.length;
}
