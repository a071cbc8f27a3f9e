/** What reaches over the edges of a sheet: fingers, tape, slivers of the table. It is cleared away. */
import type { Size } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { PAPER, SOLID } from "../paper.ts";
import { byteAt, type Plane } from "../raster.ts";
import { quantile } from "../surface.ts";
import { SIDE_NAMES, type SideName } from "./find-sheet.ts";

/**
 * Relative to the shorter side: what reaches in less than a sliver is the table, and a strip along most of a side within
 * `strip` is the edge of a page; what reaches in more than `most` may be the drawing.
 */
const DEPTH = { sliver: 0.03, strip: 0.07, most: 0.2 };

/**
 * Returns a mask of the sheet: 1 for each pixel that becomes paper. `sheet` is flat and evenly lit; `ends` are the sides where
 * it ends within the photo. Only slivers are cleared at the others, because the drawing may go on beyond the photo there.
 */
export function findIntrusions(sheet: Plane, ends: readonly SideName[]): Plane {
  const { width, height, data } = sheet;
  // A shape this near the edge touches it, and is cleared with this much margin.
  const near = Math.ceil(0.01 * Math.max(width, height));
  const shorter = Math.min(width, height);
  const [sliver, strip, most] = [DEPTH.sliver * shorter, DEPTH.strip * shorter, DEPTH.most * shorter];
  const mask = new Uint8Array(data.length);
  for (const pixels of findComponents(sheet, (pixel) => byteAt(data, pixel) < PAPER)) {
    const { from, to, side } = reachOf(pixels, sheet);
    const isEnd = ends.includes(side);
    const isSliver = from < (isEnd ? near : 1) && to <= sliver;
    const isOver = isEnd && from < near && to <= most && !hasLines(pixels, sheet);
    const isStrip = to <= strip && isAlong(pixels, sheet, strip);
    if (!isSliver && !isOver && !isStrip) continue;
    for (const pixel of pixels) paintAround(mask, pixel, { sheet, near });
  }
  return { width, height, data: mask };
}

/** Tells a drawing from a finger or tape: a tenth of it is ink, and as much is light. */
function hasLines(pixels: Component, { data }: Plane): boolean {
  const share = (isIn: (level: number) => boolean) =>
    pixels.filter((pixel) => isIn(byteAt(data, pixel))).length / pixels.length;
  return (
    Math.min(
      share((level) => level < SOLID / 2),
      share((level) => level > SOLID),
    ) > 0.1
  );
}

/** Tells a strip along one side from a frame around the drawing. */
function isAlong(pixels: Component, { width }: Size, strip: number): boolean {
  const spans = [(pixel: number) => pixel % width, (pixel: number) => Math.floor(pixel / width)].map((to) => {
    const places = pixels.map(to);
    return quantile(1, places) - quantile(0, places);
  });
  return Math.min(...spans) <= strip && Math.max(...spans) > 7 * strip;
}

/** A shape that starts `from` pixels from the edge `side`, and reaches in `to` pixels. */
type Reach = { from: number; to: number; side: SideName };

export function reachOf(pixels: Component, sheet: Size): Reach {
  const reach: Reach = { from: Number.POSITIVE_INFINITY, to: 0, side: "top" };
  for (const pixel of pixels) {
    const { depth, side } = depthOf(pixel, sheet);
    if (depth < reach.from) Object.assign(reach, { from: depth, side });
    reach.to = Math.max(reach.to, depth);
  }
  return reach;
}

/** Finds the nearest side, and the distance to it. */
export function depthOf(pixel: number, { width, height }: Size): { depth: number; side: SideName } {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const depths = [row, width - 1 - column, height - 1 - row, column];
  const depth = Math.min(...depths);
  return { depth, side: SIDE_NAMES[depths.indexOf(depth)] ?? "top" };
}

/** Measures, along each side, the share of the pixels at the border that `isIn` accepts. */
export function alongBorder(picture: Size, isIn: (pixel: number) => boolean) {
  const { width, height } = picture;
  const ring = Math.ceil(0.015 * Math.max(width, height));
  const sides = SIDE_NAMES.map((side) => ({ side, all: 0, count: 0 }));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const column = pixel % width;
    const isInner = column >= ring && column < width - ring && pixel >= ring * width;
    if (isInner && pixel < (height - ring) * width) continue;
    const own = sides[SIDE_NAMES.indexOf(depthOf(pixel, picture).side)];
    if (!own) continue;
    own.all++;
    if (isIn(pixel)) own.count++;
  }
  return sides.map(({ side, all, count }) => ({ side, share: count / (all || 1) }));
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
