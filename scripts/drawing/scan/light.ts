/** The light on a sheet: measured on bare paper, interpolated under the ink. */
import type { Corners, Rgb, Size } from "#domain/pixels.ts";
import type { Component } from "../components.ts";
import { SAME_PAPER } from "../paper.ts";
import { byteAt, sampleAt } from "../raster.ts";
import { quantile, toNoise } from "../surface.ts";
import { type Patches, patchesWithin } from "./patches.ts";

/** The color of paper in each cell of the photo, three values a cell. `noise` is relative to the light. */
export type Light = Size & { data: Float32Array; noise: number };

export function findLight(
  patches: Patches,
  regions: readonly Component[],
  { corners, region = [] }: { corners: Corners; region?: Component },
): Light {
  // Ignore patches this close to the edge; they may include the table.
  const inside = patchesWithin(corners, patches, 1.5);
  const isInside = (patch: number) => inside[patch] === 1;
  const calm = regions.flat().filter(isInside);
  let known = region.filter(isInside);
  let paper = fillGaps(patches, known);
  // Each round reaches farther into the shadows.
  for (let round = 0; round < 5; round++) {
    known = calm.filter((patch) => deviationOf(patches, paper, patch) <= SAME_PAPER);
    paper = fillGaps(patches, known);
  }
  const size = { width: (patches.width + 1) >> 1, height: (patches.height + 1) >> 1 };
  return { ...size, data: paper, noise: noiseOf(patches, known, paper) };
}

/** Measures how far a patch is from the paper's light: the largest ratio of the three channels. */
function deviationOf(patches: Patches, paper: Float32Array, patch: number): number {
  const [red, green, blue] = shadeAt(patches, paper, patch);
  return Math.max(Math.abs(red - 1), Math.abs(green - 1), Math.abs(blue - 1));
}

/** Returns the color of a patch relative to the light there: 1 is paper. */
export function shadeAt({ data, width }: Patches, paper: Float32Array, patch: number): Rgb {
  const under = 3 * ((Math.floor(patch / width) >> 1) * ((width + 1) >> 1) + ((patch % width) >> 1));
  const at = patch * 3;
  return [
    byteAt(data, at) / sampleAt(paper, under),
    byteAt(data, at + 1) / sampleAt(paper, under + 1),
    byteAt(data, at + 2) / sampleAt(paper, under + 2),
  ];
}

function noiseOf(patches: Patches, known: Component, paper: Float32Array): number {
  const deviations = known.map((patch) => deviationOf(patches, paper, patch));
  const roughness = quantile(
    0.8,
    known.map((patch) => sampleAt(patches.roughness, patch) / byteAt(patches.levels, patch)),
  );
  // Noise is 1.95 times as rough as its standard deviation.
  return toNoise(deviations, roughness / 1.95);
}

/** Sums of known colors, three a cell, and how many there are in each cell. */
type Grid = Size & { sums: Float32Array; counts: Float32Array };

/** Rounds, on each grid, in which every gap takes the mean of its neighbors. */
const GAP_ROUNDS = 12;

/** Interpolates the color of every two by two patches from the `known` ones, three values each. */
function fillGaps({ width, height, data }: Patches, known: Component): Float32Array {
  const [sums, counts] = [new Float32Array(data.length), new Float32Array(width * height)];
  for (const patch of known) {
    sums.set(data.subarray(patch * 3, patch * 3 + 3), patch * 3);
    counts[patch] = 1;
  }
  return fill(halve({ width, height, sums, counts }));
}

/** Fills gaps, starting from the values of a grid of half the size. */
function fill(grid: Grid): Float32Array {
  const { width, height, sums, counts } = grid;
  const values = sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] || 1));
  if (width === 1 && height === 1) return values;
  const coarse = halve(grid);
  const below = fill(coarse);
  const gaps = [...counts.keys()].filter((cell) => counts[cell] === 0);
  for (const cell of gaps) {
    const under = cellUnder(cell, grid, coarse);
    values.set(below.subarray(under * 3, under * 3 + 3), cell * 3);
  }
  for (let round = 0; round < GAP_ROUNDS; round++) for (const cell of gaps) relax(values, cell, grid);
  return values;
}

function halve(grid: Grid): Grid {
  const [width, height] = [(grid.width + 1) >> 1, (grid.height + 1) >> 1];
  const coarse: Grid = {
    width,
    height,
    sums: new Float32Array(width * height * 3),
    counts: new Float32Array(width * height),
  };
  const add = (to: Float32Array, at: number, value = 0) => {
    to[at] = sampleAt(to, at) + value;
  };
  for (let cell = 0; cell < grid.counts.length; cell++) {
    const under = cellUnder(cell, grid, coarse);
    add(coarse.counts, under, grid.counts[cell]);
    for (const channel of [0, 1, 2]) add(coarse.sums, under * 3 + channel, grid.sums[cell * 3 + channel]);
  }
  return coarse;
}

const cellUnder = (cell: number, { width }: Size, coarse: Size) =>
  (Math.floor(cell / width) >> 1) * coarse.width + ((cell % width) >> 1);

/** Sets a cell to the mean of its four neighbors. A cell at the edge is its own neighbor. */
function relax(values: Float32Array, cell: number, { width, height }: Size): void {
  const column = cell % width;
  const left = column > 0 ? cell - 1 : cell;
  const right = column < width - 1 ? cell + 1 : cell;
  const above = cell >= width ? cell - width : cell;
  const below = cell < width * (height - 1) ? cell + width : cell;
  for (let channel = 0; channel < 3; channel++) {
    const across = sampleAt(values, left * 3 + channel) + sampleAt(values, right * 3 + channel);
    const sum = across + sampleAt(values, above * 3 + channel) + sampleAt(values, below * 3 + channel);
    values[cell * 3 + channel] = sum / 4;
  }
}
