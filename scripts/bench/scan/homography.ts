/** Maps between a flat sheet and its place in a photo, composed and inverted. */
import { type Corners, fromUnitSquare, type Homography } from "#images/pixels/scan/corners.ts";

/** The map that takes each corner to the one of the same place. No three corners of either may lie on a line. */
export function homography(from: Corners, to: Corners): Homography {
  return multiply(fromUnitSquare(to), inverse(fromUnitSquare(from)));
}

/** Up to a factor, which does not matter: the adjugate. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** First `right`, then `left`. */
export function multiply(left: Homography, right: Homography): Homography {
  const product = left.map((_, at) => {
    const row = at - (at % 3);
    return [0, 1, 2].reduce((sum, k) => sum + entry(left, row + k) * entry(right, k * 3 + (at % 3)), 0);
  });
  return product as unknown as Homography;
}

const entry = (matrix: Homography, at: number) => matrix[at] as number;
