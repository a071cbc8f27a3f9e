/** What reaches in from the rim of a flattened sheet: fingers, the table, the sheet's own edge. */
import { PAPER } from "#domain/tones.ts";
import { luma, type Picture } from "../picture.ts";

/** Along the longer side, and how near to the rim a part touches it, in cells. */
const CELLS = 320;
const RIM = 3;
/** Darker than this (luma of paper: 252) is no paper. */
const INK = 240;
/** What reaches further in than this part of the shorter side is the drawing itself. */
const DEEPEST = 0.2;
/** Around what is cleared, in cells. */
const SPREAD = 3;

const SIDES = ["top", "right", "bottom", "left"] as const;

export type SideName = (typeof SIDES)[number];

/** Paints paper over it, in place; where it reaches in too far, nothing is painted, and the side is named. */
export function clearRim(picture: Picture): SideName | undefined {
  const cells = toCells(picture);
  for (const part of partsAtRim(cells)) {
    const { side, depth } = deepest(part, cells);
    if (depth > DEEPEST * Math.min(cells.columns, cells.rows)) return side;
    for (const cell of part) paintAround(picture, cell, cells);
  }
  return undefined;
}

type Cells = { columns: number; rows: number; side: number; isInk: Uint8Array };

/** A cell is ink when one of its pixels is. */
function toCells({ data, width, height }: Picture): Cells {
  const side = Math.max(1, Math.round(Math.max(width, height) / CELLS));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const isInk = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++, at += 3) {
      const lightness = luma(data[at] as number, data[at + 1] as number, data[at + 2] as number);
      if (lightness < INK) isInk[row + Math.floor(x / side)] = 1;
    }
  }
  return { columns, rows, side, isInk };
}

function partsAtRim({ columns, rows, isInk }: Cells): number[][] {
  const left = isInk.slice();
  const parts: number[][] = [];
  for (let seed = 0; seed < left.length; seed++) {
    if (left[seed] === 0 || edgeOf(seed, columns, rows).depth >= RIM) continue;
    left[seed] = 0;
    const part = [seed];
    for (const cell of part) {
      const column = cell % columns;
      for (let row = -columns; row <= columns; row += columns) {
        for (let step = column > 0 ? -1 : 0; step <= (column < columns - 1 ? 1 : 0); step++) {
          const near = cell + row + step;
          if (left[near] !== 1) continue;
          left[near] = 0;
          part.push(near);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The nearest side, and how far in from it. */
function edgeOf(cell: number, columns: number, rows: number): { side: SideName; depth: number } {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const depths = [row, columns - 1 - column, rows - 1 - row, column];
  const depth = Math.min(...depths);
  return { side: SIDES[depths.indexOf(depth)] as SideName, depth };
}

function deepest(part: readonly number[], { columns, rows }: Cells): { side: SideName; depth: number } {
  const depth = Math.max(...part.map((cell) => edgeOf(cell, columns, rows).depth));
  return { side: edgeOf(part[0] as number, columns, rows).side, depth };
}

function paintAround({ data, width, height }: Picture, cell: number, { columns, side }: Cells): void {
  const [x, y] = [(cell % columns) * side, Math.floor(cell / columns) * side];
  const reach = SPREAD * side;
  for (let row = Math.max(0, y - reach); row < Math.min(height, y + side + reach); row++) {
    for (let column = Math.max(0, x - reach); column < Math.min(width, x + side + reach); column++)
      data.set(PAPER, (row * width + column) * 3);
  }
}
