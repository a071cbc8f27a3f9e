/** Interpolates colors that are known only in some patches. */
import type { Size } from "#domain/pixels.ts";
import type { Patches } from "./patches.ts";

/** Sums of known colors, three a cell, and how many there are in each cell. */
type Grid = Size & { sums: Float32Array; counts: Float32Array };

/** Rounds in which each gap moves to the mean of what is around it, on every level. */
const ROUNDS = 12;

/** Three values for each two by two patches. `isKnown` is 1 where a patch is known. */
export function fillGaps({ width, height, colors }: Patches, isKnown: Int32Array): Float32Array {
  const sums = colors.map((value, at) => value * (isKnown[Math.floor(at / 3)] as number));
  return fill(halve({ width, height, sums, counts: Float32Array.from(isKnown) }));
}

/** Gaps begin as what a grid of half the size has there. */
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
  for (let round = 0; round < ROUNDS; round++) for (const cell of gaps) relax(values, cell, grid);
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
    to[at] = (to[at] as number) + value;
  };
  for (const [cell, count] of grid.counts.entries()) {
    const under = cellUnder(cell, grid, coarse);
    add(coarse.counts, under, count);
    for (const channel of [0, 1, 2]) add(coarse.sums, under * 3 + channel, grid.sums[cell * 3 + channel]);
  }
  return coarse;
}

const cellUnder = (cell: number, { width }: Size, coarse: Size) =>
  (Math.floor(cell / width) >> 1) * coarse.width + ((cell % width) >> 1);

/** Sets a cell to the mean of its four neighbors; at the rim it is its own neighbor. */
function relax(values: Float32Array, cell: number, { width, height }: Size): void {
  const column = cell % width;
  const around = [
    column > 0 ? cell - 1 : cell,
    column < width - 1 ? cell + 1 : cell,
    cell >= width ? cell - width : cell,
    cell < width * (height - 1) ? cell + width : cell,
  ];
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    for (const near of around) sum += values[near * 3 + channel] as number;
    values[cell * 3 + channel] = sum / 4;
  }
}
