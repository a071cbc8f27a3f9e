/** Finds the dots that a hand would poke for a drawing, the kind of ink around each, and the order to poke them in. */
import { type Dot, type Stroke, UNITS, writeDots } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import { PAPER, SOLID } from "../paper.ts";
import { byteAt, type Plane, sampleAt } from "../raster.ts";
import { toStrokes } from "./order.ts";
import { type Cell, stippleInk } from "./stipple.ts";

/** Fewer dots are not worth poking. */
const MIN_DOTS = 400;

/** Writes the dots as text (domain/dots.ts). Returns undefined when there is too little ink. `plane` is the darkest channel. */
export function findDots(plane: Plane): string | undefined {
  const unit = Math.max(plane.width, plane.height) / UNITS;
  const lightest = findLightest(plane);
  const isInk = { ...plane, data: plane.data.map((value) => (value <= lightest ? 1 : 0)) };
  const cells = stippleInk(plane, isInk.data, unit);
  if (cells.length < MIN_DOTS) return undefined;
  const dots = cells.map((cell) => ({ ...readGrain(cell, isInk, unit), dot: toDot(cell, plane, unit) }));
  return writeDots(toStrokes(dots));
}

/** Finds the lightest ink: lines and dots are gray in small pictures and faint drawings. Ink is 94 % of all darkness. */
function findLightest({ data }: Plane): number {
  const darkness = new Float64Array(PAPER);
  for (const value of data) if (value < PAPER) darkness[value] = sampleAt(darkness, value) + 255 - value;
  let left = 0.94 * darkness.reduce((sum, value) => sum + value, 0);
  let lightest = 0;
  while (left > 0 && lightest < PAPER - 1) left -= sampleAt(darkness, lightest++);
  return Math.max(SOLID, lightest);
}

/** Makes a dot that covers all the ink of its cell, so that it reaches to its neighbors. */
function toDot({ x, y, ink }: Cell, { width }: Plane, unit: number): Dot {
  const reaches = ink.map((pixel) => Math.hypot((pixel % width) - x, Math.floor(pixel / width) - y));
  // The blurred edge of ink is 1.2 pixels wide. A radius of more than 8 units would be a blob.
  const radius = Math.min(8, (Math.max(...reaches) + 1.2) / unit);
  return { x: x / unit, y: y / unit, radius };
}

/** The kind of the ink around a dot. A line runs at `angle`, in radians. */
export type Grain = { kind: Stroke["kind"]; angle: number };

const DIRECTIONS = 16;
/** The least width of a solid, the least length of a line, and the farthest that runs are measured, in units. */
const RUN = { solid: 6, line: 7, far: 12 };

/** `isInk` holds 1 for ink. `unit` is in pixels. */
function readGrain(cell: Cell, isInk: Plane, unit: number): Grain {
  if (cell.isSpot) return { kind: "shade", angle: 0 };
  const pixel = innermost(cell, isInk);
  const runs = Float64Array.from({ length: DIRECTIONS }, (_, direction) =>
    measureRun(pixel, isInk, { angle: toAngle(direction), far: RUN.far * unit }),
  );
  // Specks may break the ink in a few directions, so the fifth shortest run counts as the width.
  const [width, length] = [sampleAt(runs.toSorted(), 4), Math.max(...runs)];
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
