/** How well four sides enclose one even region. */
import type { Corners, Point } from "./homography.ts";
import { type Patches, patchUnder } from "./patches.ts";
import type { Regions } from "./regions.ts";
import { spanAt } from "./span.ts";

/** The region that fills most of the quad, and what is in both, of what is in either: 0 to 1. */
export type Enclosure = { region: number; fit: number };

/** What is not calm within the quad may be ink: it counts half. */
const INK_SHARE = 0.5;
/** From a side to where the light on both sides is compared, in patches, and where along it. */
const BESIDE = 3;
const PLACES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** Paper is lighter than even a white table by this, as a ratio; on both sides of a drawn line it is the same. */
const LEAST_STEP = 0.012;

/** `corners` in units of a patch. */
export function encloses(corners: Corners, patches: Patches, regions: Regions): Enclosure {
  const inside = new Map<number, number>();
  let [all, calm] = [0, 0];
  for (let row = 0; row < patches.rows; row++) {
    const [from, to] = spanAt(corners, row + 0.5);
    const last = Math.min(patches.columns, Math.round(to));
    for (let column = Math.max(0, Math.round(from)); column < last; column++) {
      const region = regions.regionOf[row * patches.columns + column] as number;
      all++;
      if (region < 0) continue;
      calm++;
      inside.set(region, (inside.get(region) ?? 0) + 1);
    }
  }
  const [region, count] = [...inside].reduce((most, each) => (each[1] > most[1] ? each : most), [-1, 0]);
  const beyond = (regions.sizes[region] ?? 0) - count;
  /** A white table may have run into the region across a faint edge. */
  const outside = beyond > 0 && stepsAround(corners, patches) ? 0 : beyond;
  return { region, fit: (count + INK_SHARE * (all - calm)) / (all + outside) };
}

/** Whether the light steps down across every side. */
function stepsAround(corners: Corners, patches: Patches): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [inX, inY] = [(from.y - to.y) / length, (to.x - from.x) / length];
    const steps = PLACES.map((share) => {
      const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
      const level = (far: number) => greenAt(patches, x + inX * far, y + inY * far);
      /** What the light changes by anyway, told by the sheet's own two strips, is no step. */
      return (3 * level(BESIDE) - 2 * level(2 * BESIDE)) / level(-BESIDE) - 1;
    }).sort((a, b) => a - b);
    return (steps[PLACES.length >> 1] as number) >= LEAST_STEP;
  });
}

const greenAt = (patches: Patches, x: number, y: number) =>
  patches.colours[patchUnder(patches, x, y) * 3 + 1] as number;
