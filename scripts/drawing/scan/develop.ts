/** Develops a scan: the shown part of the sheet, flat, upright, and on exactly the color of the paper. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Corners, Point, Rgb, Size } from "#domain/pixels.ts";
import type { Plane, Raster } from "../raster.ts";
import type { Light } from "./light.ts";

/** All positions are fractions: corners of the photo's size, boxes of the sheet's. */
export type Scan = {
  /** The corners of the sheet. */
  sheet: Corners;
  fillsPhoto: boolean;
  /** Absent when the light stays as it is. */
  light?: Light;
  /** The part of the sheet that is shown: the drawing with an even margin. It may reach beyond the sheet. */
  box: Box;
  /** The size of the part that is shown, in pixels of the photo. */
  size: Size;
  /** Covers the whole sheet: 1 where something is cleared away. */
  cleared?: Plane;
};

/** The whole sheet, and the whole photo. */
export const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };
export const FRAME: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/**
 * Renders a scan at the given size. `photo` is the one that was scanned, or a larger copy of it. Everything beyond the
 * sheet and the photo is paper.
 */
export function developScan(
  photo: Raster,
  { sheet, light, box, cleared }: Pick<Scan, "sheet" | "light" | "box" | "cleared">,
  { size, paper }: { size: Size; paper: Rgb },
): Raster {
  const toPhoto = fromUnitSquare(sheet);
  const data = new Uint8Array(size.width * size.height * 3);
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 3) {
    const u = box.left + (((pixel % size.width) + 0.5) / size.width) * box.width;
    const v = box.top + ((Math.floor(pixel / size.width) + 0.5) / size.height) * box.height;
    const { x, y } = project(toPhoto, { x: u, y: v });
    if (!isWithin(u, v) || !isWithin(x, y) || (cleared && isCleared(cleared, u, v))) {
      for (let channel = 0; channel < 3; channel++) data[at + channel] = paper[channel] ?? 0;
      continue;
    }
    const sample = locate(photo, x * photo.width, y * photo.height);
    const under = light && locate(light, x * light.width, y * light.height);
    for (let channel = 0; channel < 3; channel++) {
      const value = interpolate(photo.data, sample, channel);
      const shade = light && under && shadeOf(value / interpolate(light.data, under, channel), light.noise);
      data[at + channel] = (shade === undefined ? value : shade * (paper[channel] ?? 0)) + 0.5;
    }
  }
  return { data, width: size.width, height: size.height };
}

const isWithin = (x: number, y: number) => x >= 0 && y >= 0 && x < 1 && y < 1;

const isCleared = ({ data, width, height }: Plane, x: number, y: number) =>
  data[Math.floor(y * height) * width + Math.floor(x * width)] === 1;

/** Maps paper with its noise to 1; ink keeps its shade. */
function shadeOf(share: number, noise: number): number {
  if (share >= 1 - noise) return 1;
  const dark = 1 - 3 * noise;
  return share <= dark ? share : dark + (share - dark) * 1.5;
}

/** A position between four cells: the index of the upper left, the length of a row, and the weights of the others. */
type Sample = { from: number; line: number; across: number; down: number };

/** Finds the cells whose centers are around a position. */
function locate({ width, height }: Size, x: number, y: number): Sample {
  const left = Math.min(width - 1.001, Math.max(0, x - 0.5));
  const top = Math.min(height - 1.001, Math.max(0, y - 0.5));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  return { from: (row * width + column) * 3, line: width * 3, across: left - column, down: top - row };
}

function interpolate(
  values: Uint8Array | Float32Array,
  { from, line, across, down }: Sample,
  channel: number,
): number {
  const at = from + channel;
  return mix(mixNext(values, at, across), mixNext(values, at + line, across), down);
}

/** Mixes a value with that of the next cell. */
const mixNext = (values: Uint8Array | Float32Array, at: number, share: number) =>
  mix(values[at] ?? 0, values[at + 3] ?? 0, share);

const mix = (one: number, other: number, share: number) => one * (1 - share) + other * share;

/** A 3 × 3 matrix, row by row. */
type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Scales the corners, for example from fractions of a photo to its pixels. */
export function stretch([a, b, c, d]: Corners, { width, height }: Size): Corners {
  const to = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  return [to(a), to(b), to(c), to(d)];
}

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

/** Returns the size of what lies flat between the corners, in pixels of the photo where it is nearest. */
export function flatSize(corners: Corners, photo: Size): Size {
  // A phone's main camera. Another lens changes the shape little.
  const focal = 0.76 * Math.max(photo.width, photo.height);
  const [a, b, , d, e, , g, h] = fromUnitSquare(corners);
  const length = (x: number, y: number, z: number) =>
    Math.hypot(x - (z * photo.width) / 2, y - (z * photo.height) / 2, z * focal);
  const ratio = length(a, d, g) / length(b, e, h);
  const seen = (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
    Math.hypot(corners[from].x - corners[to].x, corners[from].y - corners[to].y);
  const width = Math.max(seen(0, 1), seen(3, 2), ratio * seen(0, 3), ratio * seen(1, 2));
  return { width, height: width / ratio };
}
