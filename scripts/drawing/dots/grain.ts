/**
 * Tells lines, solid blacks and shading apart by how far the ink runs straight in each direction: across a line it is
 * short, along it long (openings by line segments, Soille 2003; stroke width, Epshtein, Ofek and Wexler 2010).
 */
import type { Stroke } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import { byteAt, type Plane, sampleAt } from "../raster.ts";
import type { Cell } from "./stipple.ts";

/** The kind of the ink around a dot. A line runs at `angle`, in radians. */
export type Grain = { kind: Stroke["kind"]; angle: number };

const DIRECTIONS = 16;
/** The fifth shortest run counts as the width, because specks may break the ink in a few directions. */
const WIDTH_RANK = 4;
/** The least width of a solid, the least length of a line, and the farthest that runs are measured, in units. */
const RUN = { solid: 6, line: 7, far: 12 };

/** `isInk` holds 1 for ink. `unit` is in pixels. */
export function readGrain(cell: Cell, isInk: Plane, unit: number): Grain {
  if (cell.isSpot) return { kind: "shade", angle: 0 };
  const pixel = innermost(cell, isInk);
  const runs = Float64Array.from({ length: DIRECTIONS }, (_, direction) =>
    measureRun(pixel, isInk, { angle: toAngle(direction), far: RUN.far * unit }),
  );
  const [width, length] = [sampleAt(runs.toSorted(), WIDTH_RANK), Math.max(...runs)];
  const angle = toAngle(runs.indexOf(length));
  if (width >= RUN.solid * unit) return { kind: "solid", angle };
  return { kind: length >= RUN.line * unit ? "line" : "shade", angle };
}

const toAngle = (direction: number) => (Math.PI * direction) / DIRECTIONS;

/** Finds the pixel of the cell that is nearest to its middle. */
function innermost({ x, y, ink }: Cell, { width }: Plane): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const pixel of ink) {
    const away = ((pixel % width) - x) ** 2 + (Math.floor(pixel / width) - y) ** 2;
    if (away < least) [nearest, least] = [pixel, away];
  }
  return nearest;
}

/** Measures the ink through a pixel along `angle`, at most `far` to either side. */
function measureRun(pixel: number, isInk: Plane, { angle, far }: { angle: number; far: number }): number {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return 1 + runTo(pixel, isInk, { x, y, far }) + runTo(pixel, isInk, { x: -x, y: -y, far });
}

/** Counts the steps over ink from a pixel. The ink ends with the picture. */
function runTo(pixel: number, { data, width }: Plane, { x, y, far }: Point & { far: number }): number {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  for (let step = 1; step <= far; step++) {
    const across = Math.round(column + step * x);
    const at = Math.round(row + step * y) * width + across;
    if (across < 0 || across >= width || !byteAt(data, at)) return step - 1;
  }
  return Math.floor(far);
}
