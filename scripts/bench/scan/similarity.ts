/** Structural similarity (SSIM) of two planes of the same size: the mean over windows of 8 × 8 pixels, two apart. */
import type { Plane } from "#images/pixels/picture.ts";

const WINDOW = 8;
const STEP = 2;
const [STEADY_MEAN, STEADY_SPREAD] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

export function similarity(one: Plane, other: Plane): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= one.height; top += STEP) {
    for (let left = 0; left + WINDOW <= one.width; left += STEP) {
      sum += inWindow(one, other, top * one.width + left);
      windows++;
    }
  }
  return sum / windows;
}

function inWindow({ data: one, width }: Plane, { data: other }: Plane, corner: number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row++) {
    for (let at = corner + row * width; at < corner + row * width + WINDOW; at++) {
      const [a, b] = [one[at] as number, other[at] as number];
      sum += a;
      otherSum += b;
      squares += a * a;
      otherSquares += b * b;
      products += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const [mean, otherMean] = [sum / count, otherSum / count];
  const spread = squares / count - mean * mean;
  const otherSpread = otherSquares / count - otherMean * otherMean;
  const shared = products / count - mean * otherMean;
  const ofMeans = (2 * mean * otherMean + STEADY_MEAN) / (mean * mean + otherMean * otherMean + STEADY_MEAN);
  return (ofMeans * (2 * shared + STEADY_SPREAD)) / (spread + otherSpread + STEADY_SPREAD);
}
