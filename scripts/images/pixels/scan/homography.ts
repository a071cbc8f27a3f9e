/** Maps between a flat sheet and its place in a photo: 3 × 3 matrices, row by row, up to a factor. */

export type Point = { x: number; y: number };

/** Of a sheet or its picture: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The map that takes each corner to the one of the same place. No three corners of either may lie on a line. */
export function homography(from: Corners, to: Corners): Homography {
  return multiply(fromUnitSquare(to), inverse(fromUnitSquare(from)));
}

export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
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

export const cornersOf = (width: number, height: number): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Heckbert's closed form. */
function fromUnitSquare([p, q, r, s]: Corners): Homography {
  const [dx1, dy1] = [q.x - r.x, q.y - r.y];
  const [dx2, dy2] = [s.x - r.x, s.y - r.y];
  const [sx, sy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
}

const entry = (matrix: Homography, at: number) => matrix[at] as number;
