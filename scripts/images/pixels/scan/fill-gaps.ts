/** Values that are known in some patches, carried on smoothly into the others. */
import type { Patches } from "./patches.ts";

/** Known values weigh one, and are three to a patch; coarser grids hold the sums of finer ones. */
type Grid = { columns: number; rows: number; sums: Float32Array; weights: Float32Array };

/** Rounds in which each gap moves to the mean of what is around it, on every level. */
const ROUNDS = 12;

/** Three values a patch. */
export function fillGaps({ columns, rows, colours }: Patches, isKnown: readonly boolean[]): Float32Array {
  const weights = Float32Array.from(isKnown, (known) => (known ? 1 : 0));
  const sums = colours.map((value, at) => value * (weights[Math.floor(at / 3)] as number));
  return soften(fill({ columns, rows, sums, weights }), columns, rows);
}

function fill(grid: Grid): Float32Array {
  const { columns, rows, sums, weights } = grid;
  const values = sums.map((sum, at) => sum / (weights[Math.floor(at / 3)] || 1));
  if (columns === 1 && rows === 1) return values;
  const coarse = halve(grid);
  const below = fill(coarse);
  const gaps: number[] = [];
  for (const [cell, weight] of weights.entries()) {
    if (weight > 0) continue;
    gaps.push(cell);
    const under = (Math.floor(cell / columns) >> 1) * coarse.columns + ((cell % columns) >> 1);
    values.set(below.subarray(under * 3, under * 3 + 3), cell * 3);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const cell of gaps) relax(values, cell, grid);
  }
  return values;
}

function halve({ columns, rows, sums, weights }: Grid): Grid {
  const [half, halfRows] = [(columns + 1) >> 1, (rows + 1) >> 1];
  const coarse = {
    columns: half,
    rows: halfRows,
    sums: new Float32Array(half * halfRows * 3),
    weights: new Float32Array(half * halfRows),
  };
  for (const [cell, weight] of weights.entries()) {
    const under = (Math.floor(cell / columns) >> 1) * half + ((cell % columns) >> 1);
    coarse.weights[under] = (coarse.weights[under] as number) + weight;
    for (let channel = 0; channel < 3; channel++) {
      const at = under * 3 + channel;
      coarse.sums[at] = (coarse.sums[at] as number) + (sums[cell * 3 + channel] as number);
    }
  }
  return coarse;
}

/** Sets a cell to the mean of its four neighbours; at the rim it is its own neighbour. */
function relax(values: Float32Array, cell: number, { columns, rows }: Grid): void {
  const column = cell % columns;
  const left = (column > 0 ? cell - 1 : cell) * 3;
  const right = (column < columns - 1 ? cell + 1 : cell) * 3;
  const above = (cell >= columns ? cell - columns : cell) * 3;
  const below = (cell < columns * (rows - 1) ? cell + columns : cell) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const beside = (values[left + channel] as number) + (values[right + channel] as number);
    const upright = (values[above + channel] as number) + (values[below + channel] as number);
    values[cell * 3 + channel] = (beside + upright) / 4;
  }
}

/** Takes the noise out of single patches. */
function soften(values: Float32Array, columns: number, rows: number): Float32Array {
  const soft = values.slice();
  for (let row = 1; row < rows - 1; row++) {
    for (let at = (row * columns + 1) * 3; at < ((row + 1) * columns - 1) * 3; at++) {
      const value = (offset: number) => values[at + offset] as number;
      const line = columns * 3;
      const beside = value(-3) + value(3) + value(-line) + value(line);
      soft[at] = value(0) / 2 + beside / 8;
    }
  }
  return soft;
}
