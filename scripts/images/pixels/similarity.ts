/** Structural similarity (SSIM) of two planes of the same size: 1 where nothing differs. */
import type { Plane } from "./picture.ts";

/** The side of the squares in which structure is compared, in pixels. */
const SIDE = 8;
/** Stabilize the comparison where there is little light or structure. */
const [STEADY_MEAN, STEADY_SPREAD] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/** The mean over squares side by side; 1 for a plane that has room for none. */
export function similarity(one: Plane, other: Plane): number {
  let [sum, squares] = [0, 0];
  for (let top = 0; top + SIDE <= one.height; top += SIDE)
    for (let left = 0; left + SIDE <= one.width; left += SIDE, squares++)
      sum += inSquare(one, other, top * one.width + left);
  return squares > 0 ? sum / squares : 1;
}

function inSquare({ data: one, width }: Plane, { data: other }: Plane, corner: number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < SIDE; row++) {
    for (let at = corner + row * width; at < corner + row * width + SIDE; at++) {
      const [a, b] = [one[at] as number, other[at] as number];
      sum += a;
      otherSum += b;
      squares += a * a;
      otherSquares += b * b;
      products += a * b;
    }
  }
  const count = SIDE * SIDE;
  const [mean, otherMean] = [sum / count, otherSum / count];
  const spreads = (squares + otherSquares) / count - mean * mean - otherMean * otherMean;
  const shared = products / count - mean * otherMean;
  const ofMeans = (2 * mean * otherMean + STEADY_MEAN) / (mean * mean + otherMean * otherMean + STEADY_MEAN);
  return (ofMeans * (2 * shared + STEADY_SPREAD)) / (spreads + STEADY_SPREAD);
}
