/** The light across a picture as a quadratic in x and y (both 0 to 1), fitted by least squares, and the noise on it. */
import type { Rgb } from "#domain/pixels.ts";
import { sampleAt } from "./raster.ts";

/** Coefficients of 1, x, y, x², xy, y². */
export type Surface = readonly [number, number, number, number, number, number];

type Sample = { x: number; y: number; value: number };

export function surfaceAt(surface: Surface, x: number, y: number): number {
  const [constant, slope, bend] = rowAt(surface, y);
  return constant + x * (slope + x * bend);
}

/** Returns the surface along one row: coefficients of 1, x and x². */
export function rowAt([c, x1, y1, xx, xy, yy]: Surface, y: number): [number, number, number] {
  return [c + y * (y1 + y * yy), x1 + y * xy, xx];
}

/** Fits a surface to at least six samples, which do not lie on one line. */
export function fitSurface(samples: readonly Sample[]): Surface {
  const rows = Array.from({ length: 6 }, () => new Array<number>(7).fill(0));
  for (const { x, y, value } of samples) {
    const terms = [1, x, y, x * x, x * y, y * y, value];
    rows.forEach((row, i) => {
      for (const [j, term] of terms.entries()) row[j] = at(row, j) + at(terms, i) * term;
    });
  }
  const [c = 0, x1 = 0, y1 = 0, xx = 0, xy = 0, yy = 0] = solve(rows);
  return [c, x1, y1, xx, xy, yy];
}

/** Solves a symmetric, positive definite system by Gauss–Jordan elimination. The last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  rows.forEach((pivotRow, pivot) => {
    for (const [i, row] of rows.entries()) {
      if (i === pivot) continue;
      const factor = at(row, pivot) / at(pivotRow, pivot);
      for (let j = pivot; j < row.length; j++) row[j] = at(row, j) - factor * at(pivotRow, j);
    }
  });
  return rows.map((row, i) => at(row, row.length - 1) / at(row, i));
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;

/** Separates the grain of paper, relative to the light, from compression below and texture above. */
export const GRAIN = { least: 0.018, most: 0.18 };

/** Returns a quantile (0 to 1) of the values; 0 when there are none. */
export function quantile(rank: number, values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  return sampleAt(sorted, Math.min(sorted.length - 1, Math.floor(rank * sorted.length)));
}

/** Returns a quantile of each channel of colors, three values each. */
export function colorQuantile(rank: number, colors: Uint8Array | Float32Array): Rgb {
  const channel = (first: number) =>
    quantile(
      rank,
      Float64Array.from({ length: colors.length / 3 }, (_, at) => colors[at * 3 + first] ?? 0),
    );
  return [channel(0), channel(1), channel(2)];
}

/**
 * Returns the noise, from sample deviations (a few may be ink) and the standard deviation of the grain: 4.2 of them hold
 * nearly all of it. Everything is relative to the light.
 */
export const toNoise = (deviations: Iterable<number>, grain: number) =>
  Math.max(GRAIN.least, quantile(0.95, deviations) + 4.2 * grain);
