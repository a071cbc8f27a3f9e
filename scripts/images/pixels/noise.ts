/** Tells the noise of a photo from its ink. */

/** Less is compression; more is texture, so not paper. As shares of the light. */
const LEAST_NOISE = 0.018;
export const MOST_NOISE = 0.18;
/** Nearly all noise lies within this many standard deviations. */
const REACH = 4.2;
/** A few parts of the paper lie under ink. */
const PAPER_SHARE = 0.95;

/** The value that this share of the others does not exceed. 0 when there are none. */
export function quantile(share: number, values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Of paper whose parts stray so far from the light on it, and whose grain has this standard deviation. */
export const toNoise = (strays: Iterable<number>, deviation: number) =>
  Math.max(LEAST_NOISE, quantile(PAPER_SHARE, strays) + REACH * deviation);
