/** Finds what lies along the border of a result and is neither paper nor drawing, such as tape, a table or a second page. */
import { type Component, findComponents } from "../components.ts";
import { INK, PAPER } from "../paper.ts";
import { byteAt, type Raster, sampleAt } from "../raster.ts";
import { CELL, toContrasts } from "./audit.ts";
import { depthOf } from "./edges.ts";
import type { SideName } from "./find-sheet.ts";

/**
 * A flat color that is neither paper nor black ink, at least this share of the picture, this near to its border. What is drawn has outlines:
 * toward the border, something much darker follows on most of its length.
 */
const FLAT = { black: 70, contrast: 0.1, share: 0.004, near: 0.08, darker: 0.6, outlined: 0.5 };

/** `share` is that of the picture. */
export type Intruder = { side: SideName; share: number };

/** Ink covers less than this share of a side, even where the drawing goes on beyond the photo; a sheet above it covers more. */
const MAX_COVERED = 0.45;

/** Expects a sheet on white. Finds the largest intruder. */
export function findIntruder(flat: Raster): Intruder | undefined {
  return findCovered(flat) ?? findFlat(flat);
}

function findCovered({ data, width, height }: Raster): Intruder | undefined {
  const ring = 0.015 * Math.max(width, height);
  const [all, inked] = [new Map<SideName, number>(), new Map<SideName, number>()];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const { depth, side } = depthOf(pixel, { width, height });
    if (depth >= ring) continue;
    all.set(side, (all.get(side) ?? 0) + 1);
    if (byteAt(data, pixel * 3 + 1) < INK) inked.set(side, (inked.get(side) ?? 0) + 1);
  }
  return [...inked]
    .map(([side, count]) => ({ side, share: count / (all.get(side) ?? 1) }))
    .find(({ share }) => share > MAX_COVERED);
}

function findFlat(flat: Raster): Intruder | undefined {
  const grid = toContrasts(flat, [255, 255, 255]);
  const cells = grid.width * grid.height;
  const channelsAt = (cell: number) => {
    const at = (Math.floor(cell / grid.width) * flat.width + (cell % grid.width)) * CELL * 3;
    return [byteAt(flat.data, at), byteAt(flat.data, at + 1), byteAt(flat.data, at + 2)];
  };
  const levelAt = (cell: number) => Math.max(...channelsAt(cell));
  const isFlat = (cell: number) =>
    sampleAt(grid.data, cell) < FLAT.contrast &&
    Math.min(...channelsAt(cell)) < PAPER &&
    levelAt(cell) > FLAT.black;
  return findComponents(grid, isFlat)
    .filter((component) => component.length >= FLAT.share * cells)
    .flatMap((component) => {
      const { depth, side } = component
        .map((cell) => depthOf(cell, grid))
        .reduce((one, other) => (other.depth < one.depth ? other : one));
      const isNear = depth <= FLAT.near * Math.min(grid.width, grid.height);
      return isNear && !isOutlined(component, { grid, side, levelAt })
        ? [{ side, share: component.length / cells }]
        : [];
    })
    .sort((one, other) => other.share - one.share)[0];
}

type Look = { grid: { width: number; height: number }; side: SideName; levelAt: (cell: number) => number };

/** Walks from the component to the border on each row or column. */
function isOutlined(component: Component, { grid: { width, height }, side, levelAt }: Look): boolean {
  const isAcross = side === "left" || side === "right";
  const step = { left: -1, right: 1, top: -width, bottom: width }[side];
  const outermost = new Map<number, number>();
  for (const cell of component) {
    const line = isAcross ? Math.floor(cell / width) : cell % width;
    const known = outermost.get(line);
    if (known === undefined || (cell - known) * step > 0) outermost.set(line, cell);
  }
  let outlined = 0;
  for (const [line, cell] of outermost) {
    const last = isAcross
      ? line * width + (step < 0 ? 0 : width - 1)
      : line + (step < 0 ? 0 : (height - 1) * width);
    const most = FLAT.darker * levelAt(cell);
    for (let at = cell; at !== last; at += step)
      if (levelAt(at) < most) {
        outlined++;
        break;
      }
  }
  return outlined >= FLAT.outlined * outermost.size;
}
