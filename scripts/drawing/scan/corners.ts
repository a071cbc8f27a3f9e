/** Four corners in a photo, the map that takes a flat sheet to them, and the true shape of the sheet. */
import type { Corners, Point, Size } from "#domain/pixels.ts";

/** A 3 × 3 matrix, row by row. */
type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Scales the corners, for example from fractions of a photo to its pixels. */
export const stretch = (corners: Corners, { width, height }: Size): Corners =>
  mapCorners(corners, ({ x, y }) => ({ x: x * width, y: y * height }));

/** Maps the unit square to the corners (Heckbert's closed form). No three of them may lie on a line. */
export function fromUnitSquare([p, q, r, s]: Corners): Homography {
  const [dx1, dy1] = [q.x - r.x, q.y - r.y];
  const [dx2, dy2] = [s.x - r.x, s.y - r.y];
  const [sx, sy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, d] = [q.x - p.x + g * q.x, q.y - p.y + g * q.y];
  const [b, e] = [s.x - p.x + h * s.x, s.y - p.y + h * s.y];
  return [a, b, p.x, d, e, p.y, g, h, 1];
}

export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The focal length of a phone's main camera, in longer sides of the photo. Another lens changes the shape little. */
const FOCAL = 0.76;

/** Returns the size of what lies flat between the corners, in pixels of the photo where it is nearest. */
export function flatSize(corners: Corners, photo: Size): Size {
  const focal = FOCAL * Math.max(photo.width, photo.height);
  const [a, b, , d, e, , g, h] = fromUnitSquare(corners);
  const length = (x: number, y: number, z: number) =>
    Math.hypot(x - (z * photo.width) / 2, y - (z * photo.height) / 2, z * focal);
  const ratio = length(a, d, g) / length(b, e, h);
  const seen = (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
    Math.hypot(corners[from].x - corners[to].x, corners[from].y - corners[to].y);
  const width = Math.max(seen(0, 1), seen(3, 2), ratio * seen(0, 3), ratio * seen(1, 2));
  return { width, height: width / ratio };
}

const mapCorners = ([a, b, c, d]: Corners, to: (corner: Point) => Point): Corners => [
  to(a),
  to(b),
  to(c),
  to(d),
];
