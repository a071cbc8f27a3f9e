/** A picture as a grid of small patches, fine enough to tell paper from ink, shadow and table. */
import type { Picture } from "../picture.ts";

export type Patches = {
  columns: number;
  rows: number;
  /** Of a patch, in pixels of the picture. */
  side: number;
  /** Mean colour, three values a patch, row by row. */
  colours: Float32Array;
  /** How far pixels stray from the line between two neighbours, in levels: light that fades evenly adds nothing. */
  roughness: Float32Array;
};

/** Along the longer side of the picture. */
const PATCHES = 143;
/** Smaller ones would tell nothing of roughness, in pixels. */
const LEAST_SIDE = 4;
/** From a pixel to the neighbours that it is held against. */
const REACH = 2;

export function toPatches({ data, width, height }: Picture): Patches {
  const side = Math.max(LEAST_SIDE, Math.round(Math.max(width, height) / PATCHES));
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const share = 1 / (side * side);
  const patches: Patches = {
    columns,
    rows,
    side,
    colours: new Float32Array(columns * rows * 3),
    roughness: new Float32Array(columns * rows),
  };
  for (let y = 0; y < rows * side; y++) {
    const down = y < REACH || y >= height - REACH ? 0 : REACH * width * 3;
    for (let x = 0; x < columns * side; x++) {
      const across = x < REACH || x >= width - REACH ? 0 : REACH * 3;
      const patch = Math.floor(y / side) * columns + Math.floor(x / side);
      const at = (y * width + x) * 3;
      add(patches.colours, patch * 3, (data[at] as number) * share);
      add(patches.colours, patch * 3 + 1, (data[at + 1] as number) * share);
      add(patches.colours, patch * 3 + 2, (data[at + 2] as number) * share);
      const [level, green] = [2 * (data[at + 1] as number), at + 1];
      const strayAcross = level - (data[green - across] as number) - (data[green + across] as number);
      const strayDown = level - (data[green - down] as number) - (data[green + down] as number);
      add(patches.roughness, patch, ((Math.abs(strayAcross) + Math.abs(strayDown)) / 2) * share);
    }
  }
  return patches;
}

const add = (sums: Float32Array, at: number, value: number) => {
  sums[at] = (sums[at] as number) + value;
};

/** The patch at a place, or the nearest, given in units of a patch. */
export function patchUnder(
  { columns, rows }: Pick<Patches, "columns" | "rows">,
  x: number,
  y: number,
): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x)));
  return Math.min(rows - 1, Math.max(0, Math.floor(y))) * columns + column;
}
