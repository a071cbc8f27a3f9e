/** Finds what intrudes over the edge of a sheet: fingers, the table, the sheet's own side. */
import type { Size } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { PAPER } from "../paper.ts";
import { byteAt, type Plane } from "../raster.ts";
import { SIDE_NAMES, type SideName } from "./quads.ts";

/** A shape this near the edge touches it, and is cleared with this much margin: a share of the longer side. */
const NEAR = 0.01;
/** A shape that reaches in farther than this share of the shorter side may be the drawing itself. */
const DEEPEST = 0.2;

/** `mask` is 1 for each pixel of the sheet that becomes paper; `deep` is a side where something reaches in too far. */
type EdgeIntrusions = { mask: Uint8Array; deep?: SideName };

/**
 * `sheet` is flat and evenly lit; `ends` are the sides where it ends within the photo. The other sides are not searched,
 * because the drawing may go on beyond the photo there.
 */
export function findEdgeIntrusions(sheet: Plane, ends: readonly SideName[]): EdgeIntrusions {
  const { width, height, data } = sheet;
  const near = Math.ceil(NEAR * Math.max(width, height));
  const isTouching = ({ from, side }: Reach) => from < near && ends.includes(side);
  const touching = findComponents(sheet, (pixel) => byteAt(data, pixel) < PAPER)
    .map((pixels) => reachOf(pixels, sheet))
    .filter(isTouching);
  const isDeep = ({ to }: Reach) => to > DEEPEST * Math.min(width, height);
  const mask = new Uint8Array(data.length);
  for (const intrusion of touching)
    if (!isDeep(intrusion)) for (const pixel of intrusion.pixels) paintAround(mask, pixel, { sheet, near });
  return { mask, deep: touching.find(isDeep)?.side };
}

/** A shape that starts `from` pixels from the edge `side`, and reaches in `to` pixels. */
type Reach = { pixels: Component; from: number; to: number; side: SideName };

function reachOf(pixels: Component, sheet: Size): Reach {
  const reach: Reach = { pixels, from: Number.POSITIVE_INFINITY, to: 0, side: "top" };
  for (const pixel of pixels) {
    const { depth, side } = depthOf(pixel, sheet);
    if (depth < reach.from) Object.assign(reach, { from: depth, side });
    reach.to = Math.max(reach.to, depth);
  }
  return reach;
}

/** Finds the nearest side, and the distance to it. */
function depthOf(pixel: number, { width, height }: Size): { depth: number; side: SideName } {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const depths = [row, width - 1 - column, height - 1 - row, column];
  const depth = Math.min(...depths);
  return { depth, side: SIDE_NAMES[depths.indexOf(depth)] ?? "top" };
}

/** Sets the mask to 1 in the square around a pixel, `near` pixels to each side. */
function paintAround(
  mask: Uint8Array,
  pixel: number,
  { sheet: { width, height }, near }: { sheet: Size; near: number },
): void {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const [from, to] = [Math.max(0, column - near), Math.min(width, column + near + 1)];
  for (let line = Math.max(0, row - near); line <= Math.min(height - 1, row + near); line++)
    mask.fill(1, line * width + from, line * width + to);
}
