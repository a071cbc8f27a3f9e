/** Finds the dots that a hand would poke for a drawing, and the order in which it would poke them. */
import { type Dot, UNITS, writeDots } from "#domain/dots.ts";
import { PAPER, SOLID } from "../paper.ts";
import { type Plane, sampleAt } from "../raster.ts";
import { readGrain } from "./grain.ts";
import { toStrokes } from "./hand-order.ts";
import { type Cell, stippleInk } from "./stipple.ts";

/** Pixels lighter than solid ink are ink, too, until it makes up this share of all darkness. */
const SHARE = 0.94;
/** The width of the blurred edge of ink, in pixels. */
const EDGE = 1.2;
/** The largest radius, in units. A larger dot would be a blob. */
const LARGEST = 8;
/** The fewest dots that are worth poking. */
const LEAST = 400;

/** Writes the dots as text (domain/dots.ts). Returns undefined when there is too little ink. `plane` is the darkest channel. */
export function findDots(plane: Plane): string | undefined {
  const unit = Math.max(plane.width, plane.height) / UNITS;
  const lightest = findLightest(plane);
  const isInk = { ...plane, data: plane.data.map((value) => (value <= lightest ? 1 : 0)) };
  const cells = stippleInk(plane, isInk.data, unit);
  if (cells.length < LEAST) return undefined;
  const dots = cells.map((cell) => ({ ...readGrain(cell, isInk, unit), dot: toDot(cell, plane, unit) }));
  return writeDots(toStrokes(dots));
}

/** Finds the lightest ink: lines and dots are gray in small pictures and faint drawings. */
function findLightest({ data }: Plane): number {
  const darkness = new Float64Array(PAPER);
  for (const value of data) if (value < PAPER) darkness[value] = sampleAt(darkness, value) + 255 - value;
  let left = SHARE * darkness.reduce((sum, value) => sum + value, 0);
  let lightest = 0;
  while (left > 0 && lightest < PAPER - 1) left -= sampleAt(darkness, lightest++);
  return Math.max(SOLID, lightest);
}

/** Makes a dot that covers all the ink of its cell, so that it reaches to its neighbors. */
function toDot({ x, y, ink }: Cell, { width }: Plane, unit: number): Dot {
  const reaches = ink.map((pixel) => Math.hypot((pixel % width) - x, Math.floor(pixel / width) - y));
  const radius = Math.min(LARGEST, (Math.max(...reaches) + EDGE) / unit);
  return { x: x / unit, y: y / unit, radius };
}
