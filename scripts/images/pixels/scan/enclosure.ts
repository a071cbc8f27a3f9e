/** How well four sides enclose one even region. */
import type { Point } from "#domain/pixels.ts";
import { type Corners, spanAt } from "./corners.ts";
import type { Parts } from "./parts.ts";
import { greenAt, type Patches } from "./patches.ts";
import type { Quad } from "./quads.ts";

/** The region that fills most of the quad, or -1; and what is in both, of what is in either: 0 to 1. */
export type Enclosure = { region: number; fit: number };

/** What is not calm within the quad may be ink: it counts half. */
const INK_SHARE = 0.5;
/** From a side to where the light on both sides is compared, in patches, and at how many places. */
const BESIDE = 6;
const PLACES = 19;
/** Paper is lighter than even a white table by this, as a ratio; on both sides of a drawn line it is the same. */
const LEAST_STEP = 0.006;

export function enclose(
  { corners, sides }: Pick<Quad, "corners" | "sides">,
  patches: Patches,
  regions: Parts,
): Enclosure {
  const { region, count, calm, all } = largestWithin(corners, patches, regions);
  if (region < 0) return { region, fit: 0 };
  // A white table may have run into the region across a faint edge.
  const outside = sides.some(({ isFrame }) => isFrame) ? (regions.sizes[region] as number) - count : 0;
  return { region, fit: (count + INK_SHARE * (all - calm)) / (all + outside) };
}

/** The region with most patches within the corners, or -1; how many it has there, how many are calm, how many there are. */
export function largestWithin(corners: Corners, { width, height }: Patches, { partOf, sizes }: Parts) {
  const counts = new Uint32Array(sizes.length);
  let [all, calm] = [0, 0];
  for (let row = 0; row < height; row++) {
    const [from, to] = spanAt(corners, row + 0.5);
    const last = Math.min(width, Math.round(to));
    for (let column = Math.max(0, Math.round(from)); column < last; column++) {
      const region = partOf[row * width + column] as number;
      all++;
      if (region < 0) continue;
      calm++;
      counts[region] = (counts[region] as number) + 1;
    }
  }
  const count = counts.reduce((most, each) => Math.max(most, each), 0);
  return { region: count > 0 ? counts.indexOf(count) : -1, count, calm, all };
}

/** Whether each seen side of a quad, but for the edges of the photo, parts lighter paper from what lies beyond. */
export const isLighter = ({ corners, sides }: Pick<Quad, "corners" | "sides">, patches: Patches): boolean =>
  corners.every(
    (from, at) =>
      sides[at]?.isFrame || stepAcross(from, corners[(at + 1) % 4] as Point, patches) >= LEAST_STEP,
  );

/** How much lighter it is on the right of the way between two points than on the left, as a ratio. */
function stepAcross(from: Point, to: Point, patches: Patches): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [inX, inY] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const steps = Array.from({ length: PLACES }, (_, place) => {
    const share = (place + 0.5) / PLACES;
    const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
    const level = (far: number) => greenAt(patches, x + inX * far, y + inY * far);
    // What the light changes by anyway, told by the sheet's own two strips, is no step.
    return (3 * level(BESIDE) - 2 * level(2 * BESIDE)) / level(-BESIDE) - 1;
  }).filter((step) => !Number.isNaN(step));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? Number.POSITIVE_INFINITY;
}
