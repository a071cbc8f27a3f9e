/** A photo as a grid of small patches, fine enough to tell paper from ink, shadow and table. */
import type { Size } from "#domain/pixels.ts";
import type { Picture } from "../picture.ts";

/** Its size is in patches. */
export type Patches = Size & {
  /** Of a patch, in pixels of the photo. */
  side: number;
  /** Mean colour, three values a patch, row by row. */
  colours: Float32Array;
  /** How far pixels stray from the line between two neighbours, in levels: light that fades evenly adds nothing. */
  roughness: Float32Array;
};

/** Along the longer side of the photo. */
const PATCHES = 333;
/** From a pixel to the neighbours that it is held against. */
const REACH = 2;

/** Pixels that fill no patch, at the right and the bottom, are left out. */
export function toPatches(photo: Picture): Patches {
  const side = Math.max(1, Math.round(Math.max(photo.width, photo.height) / PATCHES));
  const [width, height] = [Math.floor(photo.width / side), Math.floor(photo.height / side)];
  const patches: Patches = {
    width,
    height,
    side,
    colours: new Float32Array(width * height * 3),
    roughness: new Float32Array(width * height),
  };
  for (let row = 0, patch = 0; row < height; row++) {
    for (let column = 0; column < width; column++, patch++) fillPatch(patches, patch, photo);
  }
  return patches;
}

function fillPatch({ side, width, colours, roughness }: Patches, patch: number, photo: Picture): void {
  const { data } = photo;
  const [left, top] = [(patch % width) * side, Math.floor(patch / width) * side];
  let [red, green, blue, rough] = [0, 0, 0, 0];
  for (let y = top; y < top + side; y++) {
    const down = y < REACH || y >= photo.height - REACH ? 0 : REACH * photo.width * 3;
    for (let x = left; x < left + side; x++) {
      const across = x < REACH || x >= photo.width - REACH ? 0 : REACH * 3;
      const at = (y * photo.width + x) * 3 + 1;
      const level = data[at] as number;
      red += data[at - 1] as number;
      green += level;
      blue += data[at + 1] as number;
      rough += Math.abs(2 * level - (data[at - across] as number) - (data[at + across] as number));
      rough += Math.abs(2 * level - (data[at - down] as number) - (data[at + down] as number));
    }
  }
  const count = side * side;
  colours.set([red / count, green / count, blue / count], patch * 3);
  roughness[patch] = rough / 2 / count;
}

/** The patch at a place, or the nearest. */
export function patchUnder({ width, height }: Size, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  return Math.min(height - 1, Math.max(0, Math.floor(y))) * width + column;
}

/** NaN beyond the photo. */
export function greenAt({ width, height, colours }: Patches, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return Number.NaN;
  return colours[(Math.floor(y) * width + Math.floor(x)) * 3 + 1] as number;
}
