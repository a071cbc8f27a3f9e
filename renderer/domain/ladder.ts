/** The widths that are made of each picture, cut for the slots of the layout on the screens that people have. */
import { type Role, SLOTS, type Viewport } from "./slots.ts";

/** The screens that the ladders are cut for, in CSS pixels. */
const VIEWPORTS: readonly Viewport[] = [
  { width: 360, height: 740, pixelRatio: 2 },
  { width: 360, height: 740, pixelRatio: 3 },
  { width: 390, height: 844, pixelRatio: 3 },
  { width: 412, height: 915, pixelRatio: 1.75 },
  { width: 412, height: 915, pixelRatio: 2.625 },
  { width: 820, height: 1180, pixelRatio: 2 },
  { width: 1280, height: 720, pixelRatio: 1 },
  { width: 1440, height: 900, pixelRatio: 1 },
  { width: 1440, height: 900, pixelRatio: 2 },
  { width: 1920, height: 1080, pixelRatio: 1 },
];

/** How many widths to make at most. A plate is made six times: once plainly, once in each tone. */
const RUNGS: Record<Role, number> = { tile: 3, plate: 5, slide: 5, photo: 4, portrait: 4 };

/**
 * The widths to make for a role, in pixels, ascending, at least one and none wider than `maxWidth`
 * (the original's own width: nothing is enlarged).
 */
export function ladder(role: Role, aspectRatio: number, maxWidth: number): number[] {
  const needs = VIEWPORTS.flatMap((view) =>
    SLOTS[role](view, aspectRatio).map((width) =>
      Math.min(Math.max(1, Math.ceil(width * view.pixelRatio)), maxWidth),
    ),
  );
  return chooseRungs(
    needs.sort((a, b) => a - b),
    RUNGS[role],
  );
}

/**
 * Of the needed widths (ascending), the few that waste least: each need is served by the next rung above it, and
 * the pixels served for a pixel needed are the fewest possible, summed over all needs.
 */
function chooseRungs(needs: readonly number[], count: number): number[] {
  const sums = [0];
  for (const need of needs) sums.push((sums.at(-1) as number) + 1 / need ** 2);
  /** When the needs from `first` on are served by the one at `last`. */
  const wasteOf = (first: number, last: number) =>
    (needs[last] as number) ** 2 * ((sums[last + 1] as number) - (sums[first] as number));
  /** The best ladder that ends at each need. One more rung is allowed in every round. */
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
