/** What reaches in over the rim of a sheet: fingers, the table, the sheet's own edge. */
import type { Size } from "#domain/pixels.ts";
import type { Plane } from "../picture.ts";
import { findParts } from "./parts.ts";

const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;

export type SideName = (typeof SIDE_NAMES)[number];

/** Paper has a luma of 250 or so; what is darker than this is something else. */
const INK = 240;
/** What begins this near to the rim touches it, and this much around it is cleared too: of the longer side. */
const NEAR = 0.01;
/** What reaches further in than this part of the shorter side may be the drawing itself. */
const DEEPEST = 0.2;

/** `mask` is 1 for each pixel of the sheet that is to become paper; `deep` is a side from which something reaches in too far. */
export type Rim = { mask: Uint8Array; deep?: SideName };

type Reach = { from: number; to: number; side: SideName };

/** `sheet` is flat and evenly lit. */
export function findRim(sheet: Plane): Rim {
  const { width, height, data } = sheet;
  const near = Math.ceil(NEAR * Math.max(width, height));
  const { partOf, sizes } = findParts(sheet, (pixel) => (data[pixel] as number) < INK);
  const parts = sizes.map((): Reach => ({ from: Number.POSITIVE_INFINITY, to: 0, side: "top" }));
  for (const [pixel, number] of partOf.entries()) {
    const part = parts[number];
    if (part === undefined) continue;
    const { depth, side } = depthOf(pixel, sheet);
    if (depth < part.from) Object.assign(part, { from: depth, side });
    part.to = Math.max(part.to, depth);
  }
  const touching = new Set(parts.filter(({ from }) => from < near));
  const deep = [...touching].filter(({ to }) => to > DEEPEST * Math.min(width, height));
  for (const part of deep) touching.delete(part);
  const mask = new Uint8Array(data.length);
  for (const [pixel, number] of partOf.entries()) {
    if (touching.has(parts[number] as Reach)) paintAround(mask, pixel, { sheet, near });
  }
  return { mask, deep: deep[0]?.side };
}

/** How far in from the nearest side. */
function depthOf(pixel: number, { width, height }: Size): { depth: number; side: SideName } {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const depths = [row, width - 1 - column, height - 1 - row, column];
  const depth = Math.min(...depths);
  return { depth, side: SIDE_NAMES[depths.indexOf(depth)] as SideName };
}

/** Sets the mask to 1 in the square around a pixel, `near` pixels to each side. */
export function paintAround(
  mask: Uint8Array,
  pixel: number,
  { sheet: { width, height }, near }: { sheet: Size; near: number },
): void {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const [from, to] = [Math.max(0, column - near), Math.min(width, column + near + 1)];
  for (let line = Math.max(0, row - near); line <= Math.min(height - 1, row + near); line++)
    mask.fill(1, line * width + from, line * width + to);
}
