/** The pace at which a drawing is poked: a dozen dots that can be counted, then most of the drawing, then its last dots. */

/** The seconds by which the first dot, a dozen, and a quarter of the drawing are poked. */
const FIRST_AT = 1;
const DOZEN_AT = 2;
const QUARTER_AT = 4;
const DOZEN = 12;
/** The share of the drawing that each second adds after the first quarter. */
const SPEED = 0.1375;
/** The last dots land one by one. Their gaps, the first in seconds, grow as on the slow rule. */
const LAST = { count: 40, gap: 0.02, growth: 1.03 };
/** Every drawing is finished within this many seconds. */
const LONGEST = 16;

/** Counts the dots poked after so many seconds, of `total`, which is at least 100. A fraction is a dot on its way. */
export function dotsAt(seconds: number, total: number): number {
  if (seconds < FIRST_AT) return seconds / FIRST_AT;
  if (seconds < DOZEN_AT) return 1 + ((DOZEN - 1) * (seconds - FIRST_AT)) / (DOZEN_AT - FIRST_AT);
  const quarter = total / 4;
  if (seconds < QUARTER_AT)
    return DOZEN + (quarter - DOZEN) * quicken((seconds - DOZEN_AT) / (QUARTER_AT - DOZEN_AT));
  const most = total - LAST.count;
  const mostAt = QUARTER_AT + (most - quarter) / (SPEED * total);
  if (seconds < mostAt) return quarter + SPEED * total * (seconds - QUARTER_AT);
  return Math.min(total, most + slowDown(seconds - mostAt));
}

/** The inverse: when so many dots are poked. */
export function secondsAt(dots: number, total: number): number {
  let [before, after] = [0, LONGEST];
  for (let round = 0; round < 40; round++) {
    const middle = (before + after) / 2;
    if (dotsAt(middle, total) < dots) before = middle;
    else after = middle;
  }
  return after;
}

/** Rises from 0 to 1, slowly at first, and reaches the speed of the next part. */
const quicken = (share: number) => (1.9 - 0.9 * share) * share ** 2;

/** Inverts the sum of a geometric series of gaps. */
const slowDown = (seconds: number) =>
  Math.log1p((seconds * (LAST.growth - 1)) / LAST.gap) / Math.log(LAST.growth);
