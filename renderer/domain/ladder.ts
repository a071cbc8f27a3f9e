/** The widths to make of each picture: those that its slots need on common screens. */
import { ROLES, type Role } from "./roles.ts";
import { TOLERANCE } from "./sizes.ts";
import { SLOTS, type Viewport } from "./slots.ts";

/** The common screens, in CSS pixels. */
const VIEWPORTS: readonly Viewport[] = [
  { width: 360, height: 740, pixelRatio: 2 },
  { width: 360, height: 740, pixelRatio: 3 },
  { width: 390, height: 844, pixelRatio: 3 },
  { width: 412, height: 915, pixelRatio: 1.75 },
  { width: 412, height: 915, pixelRatio: 2.625 },
  { width: 430, height: 932, pixelRatio: 3 },
  { width: 820, height: 1180, pixelRatio: 2 },
  { width: 1280, height: 720, pixelRatio: 1 },
  { width: 1440, height: 900, pixelRatio: 1 },
  { width: 1440, height: 900, pixelRatio: 2 },
  { width: 1920, height: 1080, pixelRatio: 1 },
  { width: 1920, height: 1080, pixelRatio: 2 },
];

/**
 * The widths to make for a role, in pixels: ascending, at least one, none wider than `maxWidth`. Wide enough for what
 * `sizes` says, because some browsers skip a picture that lacks a single pixel.
 */
export function ladder(role: Role, aspectRatio: number, maxWidth: number): number[] {
  const needs = VIEWPORTS.flatMap((view) =>
    SLOTS[role](view, aspectRatio).map((width) =>
      Math.min(Math.ceil((width + TOLERANCE) * view.pixelRatio), maxWidth),
    ),
  );
  return chooseRungs(
    needs.sort((a, b) => a - b),
    ROLES[role].maxRungs,
  );
}

/**
 * Chooses at most `count` of the needed widths (ascending). The next rung above a need serves it; the choice minimizes
 * the pixels served per pixel needed, summed over all needs.
 */
function chooseRungs(needs: readonly number[], count: number): number[] {
  const sums = [0];
  for (const need of needs) sums.push((sums.at(-1) as number) + 1 / need ** 2);
  /** The pixels served per pixel needed when the need at `last` serves all from `first` on. */
  const wasteOf = (first: number, last: number) =>
    (needs[last] as number) ** 2 * ((sums[last + 1] as number) - (sums[first] as number));
  /** The best ladder that ends at each need. Each round allows one more rung. */
  let best = needs.map((need, last) => ({ rungs: [need], waste: wasteOf(0, last) }));
  for (let rungs = 2; rungs <= count; rungs++) {
    const shorter = best;
    best = shorter.map((alone, last) =>
      shorter.slice(0, last).reduce((found, below, index) => {
        const waste = below.waste + wasteOf(index + 1, last);
        return waste < found.waste ? { rungs: [...below.rungs, needs[last] as number], waste } : found;
      }, alone),
    );
  }
  return [...new Set(best.at(-1)?.rungs)];
}
