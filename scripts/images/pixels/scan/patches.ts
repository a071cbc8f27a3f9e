/** A photo as a grid of small patches, fine enough to tell paper from ink, shadow and table. */
import type { Point, Size } from "#domain/pixels.ts";
import type { Picture } from "../picture.ts";

/** Its size is in patches. */
export type Patches = Size & {
  /** A patch's side, in pixels of the photo. */
  side: number;
  /** Mean color, three values a patch, row by row. */
  colors: Float32Array;
  /** How far pixels stray from the line between two neighbors, in levels: light that fades evenly adds nothing. */
  roughness: Float32Array;
};

/** Along the longer side of the photo. */
const PATCHES = 333;
/** The distance to the neighbors that a pixel is compared with. */
const REACH = 2;

/** Pixels that fill no patch, at the right and the bottom, are left out. */
export function toPatches(photo: Picture): Patches {
  const side = Math.max(1, Math.round(Math.max(photo.width, photo.height) / PATCHES));
  const [width, height] = [Math.floor(photo.width / side), Math.floor(photo.height / side)];
  const colors = new Float32Array(width * height * 3);
  const roughness = new Float32Array(width * height);
  for (let patch = 0; patch < roughness.length; patch++) {
    const { color, rough } = toPatch(photo, side, { x: patch % width, y: Math.floor(patch / width) });
    colors.set(color, patch * 3);
    roughness[patch] = rough;
  }
  return { width, height, side, colors, roughness };
}

function toPatch({ data, width, height }: Picture, side: number, { x: column, y: row }: Point) {
  let [red, green, blue, rough] = [0, 0, 0, 0];
  for (let y = row * side; y < (row + 1) * side; y++) {
    const down = y < REACH || y >= height - REACH ? 0 : REACH * width * 3;
    for (let x = column * side; x < (column + 1) * side; x++) {
      const across = x < REACH || x >= width - REACH ? 0 : REACH * 3;
      const at = (y * width + x) * 3 + 1;
      const level = data[at] ?? 0;
      red += data[at - 1] ?? 0;
      green += level;
      blue += data[at + 1] ?? 0;
      for (const step of [across, down])
        rough += Math.abs(2 * level - (data[at - step] ?? 0) - (data[at + step] ?? 0));
    }
  }
  const count = side * side;
  return { color: [red / count, green / count, blue / count], rough: rough / 2 / count };
}

/** The number of the patch at a point; undefined beyond the photo. */
export function patchAt({ width, height }: Size, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : undefined;
}
