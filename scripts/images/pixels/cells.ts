/** A picture as a grid of small parts, each told by a few samples: enough to judge its ground. */
import type { Picture } from "./picture.ts";

/** A part of the picture: its middle (0 to 1), its median colour and how far its pixels stray from it. */
export type Cell = {
  x: number;
  y: number;
  colour: [number, number, number];
  stray: number;
  isBorder: boolean;
};

/** Along each side of the picture. */
const CELLS = 24;
/** Along each side of a cell. */
const SAMPLES = 8;

/** Row by row, from the upper left. */
export function toCells(picture: Picture): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) cells.push(toCell(picture, column, row));
  }
  return cells;
}

function toCell({ data, width, height }: Picture, column: number, row: number): Cell {
  const samples = [0, 1, 2].map(() => new Uint8Array(SAMPLES * SAMPLES));
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = Math.floor(((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / CELLS) * width);
    const y = Math.floor(((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / CELLS) * height);
    const at = (y * width + x) * 3;
    for (const [channel, values] of samples.entries()) values[sample] = data[at + channel] as number;
  }
  const colour = samples.map((values) => middle(values)) as Cell["colour"];
  const strays = samples.map((values, channel) =>
    middle(values.map((value) => Math.abs(value - (colour[channel] as number)))),
  );
  const isBorder = Math.min(column, row) === 0 || Math.max(column, row) === CELLS - 1;
  return { x: (column + 0.5) / CELLS, y: (row + 0.5) / CELLS, colour, stray: Math.max(...strays), isBorder };
}

/** The median of bytes, which are sorted in place. */
const middle = (values: Uint8Array) => values.sort()[values.length >> 1] as number;
