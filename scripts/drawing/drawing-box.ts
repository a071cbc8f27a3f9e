/** Locates a drawing on its paper: the box around its ink, ignoring specks of dust. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Size } from "#domain/pixels.ts";
import { findComponents } from "./components.ts";
import { INK } from "./paper.ts";
import { byteAt, type Plane, sampleAt } from "./raster.ts";

/** Cells along the longer side, and the widest gap within one drawing, in cells. */
const [CELLS, GAP] = [80, 3];

/**
 * Expects leveled paper, on which ink is darker than `lightest`. Returns a box in fractions of the picture, or undefined when
 * there is no ink.
 */
export function findDrawing({ data, width, height }: Plane, lightest = INK): Box | undefined {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const grid = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const cellOf = (pixel: number) =>
    Math.floor(pixel / width / side) * grid.width + Math.floor((pixel % width) / side);
  const inked: number[] = [];
  const inks = new Uint32Array(grid.width * grid.height);
  for (let pixel = 0; pixel < data.length; pixel++) {
    const value = byteAt(data, pixel);
    if (value >= lightest) continue;
    inked.push(pixel);
    inks[cellOf(pixel)] = sampleAt(inks, cellOf(pixel)) + 255 - value;
  }
  const dust = findDust(grid, inks);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const pixel of inked) {
    if (dust.has(cellOf(pixel))) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right === 0) return undefined;
  return {
    left: fraction(left / width),
    top: fraction(top / height),
    width: fraction((right - left) / width),
    height: fraction((bottom - top) / height),
  };
}

/** Finds the cells of groups with less than 0.2 % of the ink. */
function findDust(grid: Size, inks: Uint32Array): Set<number> {
  const inkOf = (cells: Iterable<number>) => [...cells].reduce((sum, cell) => sum + sampleAt(inks, cell), 0);
  const groups = findComponents(grid, (cell) => sampleAt(inks, cell) > 0, GAP);
  const least = 0.002 * inkOf(inks.keys());
  return new Set(groups.filter((cells) => inkOf(cells) < least).flat());
}

const fraction = (value: number) => Math.round(value * 10_000) / 10_000;
