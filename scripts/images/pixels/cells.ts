/** A picture as a coarse grid, each cell judged by a few samples: enough to find the paper. */
import type { Picture } from "./picture.ts";

/** Its center (0 to 1), its median color, and the median distance of its samples from that color. */
export type Cell = {
  x: number;
  y: number;
  color: [number, number, number];
  stray: number;
  isBorder: boolean;
};

/** Along each side of the picture. */
const CELLS = 24;
/** Along each side of a cell. */
const SAMPLES = 8;

/** Row by row, from the top left. */
export function toCells(picture: Picture): Cell[] {
  return Array.from({ length: CELLS * CELLS }, (_, index) =>
    toCell(picture, index % CELLS, Math.floor(index / CELLS)),
  );
}

function toCell({ data, width, height }: Picture, column: number, row: number): Cell {
  const samples = [0, 1, 2].map(() => new Uint8Array(SAMPLES * SAMPLES));
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = Math.floor(((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / CELLS) * width);
    const y = Math.floor(((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / CELLS) * height);
    const at = (y * width + x) * 3;
    for (const [channel, values] of samples.entries()) values[sample] = data[at + channel] as number;
  }
  const color = samples.map((values) => medianOf(values)) as Cell["color"];
  const strays = samples.map((values, channel) =>
    medianOf(values.map((value) => Math.abs(value - (color[channel] as number)))),
  );
  const isBorder = Math.min(column, row) === 0 || Math.max(column, row) === CELLS - 1;
  return { x: (column + 0.5) / CELLS, y: (row + 0.5) / CELLS, color, stray: Math.max(...strays), isBorder };
}

/** Sorts the values in place. */
const medianOf = (values: Uint8Array) => values.sort()[values.length >> 1] as number;
