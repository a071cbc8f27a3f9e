/** Finds what lies along the border of a result and is neither paper nor drawing, such as tape, a table or a second page. */
import { type Size, WHITE } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { INK, PAPER } from "../paper.ts";
import { byteAt, type Raster, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { toContrasts } from "./contrasts.ts";
import { alongBorder, depthOf, reachOf } from "./edges.ts";
import { SIDE_NAMES, type SideName } from "./find-sheet.ts";

/**
 * A flat color that is neither paper nor black ink, at least this share of the picture, this near to its border. What is drawn has outlines:
 * toward the border, something much darker follows on most of its length.
 */
const FLAT = { black: 70, contrast: 0.1, share: 0.006, near: 0.12, darker: 0.6, outlined: 0.5 };

/** `share` is that of the picture. */
export type Intruder = { side: SideName; share: number };

/** Ink covers less than this share of a side, even where the drawing goes on beyond the photo; a sheet above it covers more. */
const MAX_COVERED = 0.45;

/** Expects a sheet on white. Finds the largest intruder. */
export const findIntruder = (flat: Raster): Intruder | undefined =>
  alongBorder(flat, (pixel) => byteAt(flat.data, pixel * 3 + 1) < INK).find(
    ({ share }) => share > MAX_COVERED,
  ) ??
  findFlat(flat) ??
  findHoles(flat);

function findFlat(flat: Raster): Intruder | undefined {
  const { data, width, height } = flat;
  const contrasts = toContrasts(flat, WHITE);
  const levelAt = (pixel: number) =>
    Math.max(byteAt(data, pixel * 3), byteAt(data, pixel * 3 + 1), byteAt(data, pixel * 3 + 2));
  const isPaper = (pixel: number) =>
    Math.min(byteAt(data, pixel * 3), byteAt(data, pixel * 3 + 1), byteAt(data, pixel * 3 + 2)) >= PAPER;
  const isFlat = (pixel: number) =>
    sampleAt(contrasts, pixel) < FLAT.contrast && !isPaper(pixel) && levelAt(pixel) > FLAT.black;
  return findComponents(flat, isFlat)
    .map((component) => ({ component, share: component.length / contrasts.length }))
    .filter(({ share }) => share >= FLAT.share)
    .flatMap(({ component, share }) => {
      const { depth, side } = component
        .map((pixel) => depthOf(pixel, flat))
        .reduce((one, other) => (other.depth < one.depth ? other : one));
      const isNear = depth <= FLAT.near * Math.min(width, height);
      return isNear && !isOutlined(component, { grid: flat, side, levelAt }) ? [{ side, share }] : [];
    })
    .sort((one, other) => other.share - one.share)[0];
}

const isUpright = (side: SideName) => side === "left" || side === "right";

/** Returns the row of a cell along an upright side, or else its column. */
const placeAlong = (side: SideName, cell: number, width: number) =>
  isUpright(side) ? Math.floor(cell / width) : cell % width;

type Look = { grid: Size; side: SideName; levelAt: (cell: number) => number };

/** Walks from the component to the border on each row or column. */
function isOutlined(component: Component, { grid: { width, height }, side, levelAt }: Look): boolean {
  const step = { left: -1, right: 1, top: -width, bottom: width }[side];
  const outermost = new Map<number, number>();
  for (const cell of component) {
    const line = placeAlong(side, cell, width);
    const known = outermost.get(line);
    if (known === undefined || (cell - known) * step > 0) outermost.set(line, cell);
  }
  let outlined = 0;
  for (const [line, cell] of outermost) {
    const last = isUpright(side)
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

/**
 * Holes of a bound page: a row of marks this near to one side alone, relative to the shorter, no longer than deep, along most of it,
 * and most of them as far from each other. The dashes of a frame are longer, a frame of dots has more sides, and a line of words is
 * shorter.
 */
const HOLES = { near: 0.1, least: 6, speck: 3, apart: 0.15, even: 0.7, long: 0.6 };

function findHoles(flat: Raster): Intruder | undefined {
  const { data, width, height } = flat;
  const marks = findComponents(flat, (pixel) => byteAt(data, pixel * 3 + 1) < INK)
    .filter((pixels) => pixels.length > HOLES.speck)
    .map((pixels) => ({ pixels, ...reachOf(pixels, flat) }))
    .filter(({ to }) => to <= HOLES.near * Math.min(width, height));
  const rows = SIDE_NAMES.flatMap((side) => {
    const holes = marks
      .filter((mark) => mark.side === side)
      .map(({ pixels, from, to }) => {
        const places = pixels.map((pixel) => placeAlong(side, pixel, width));
        const [first, last] = [quantile(0, places), quantile(1, places)];
        return { count: pixels.length, middle: (first + last) / 2, isHole: last - first <= to - from };
      })
      .filter(({ isHole }) => isHole)
      .sort((one, other) => one.middle - other.middle);
    const steps = holes.slice(1).map(({ middle }, at) => middle - (holes[at]?.middle ?? 0));
    const usual = quantile(0.5, steps);
    const even = steps.filter((step) => Math.abs(step - usual) <= HOLES.apart * usual).length;
    const isRow =
      holes.length >= HOLES.least &&
      even >= HOLES.even * steps.length &&
      usual * holes.length >= HOLES.long * (isUpright(side) ? height : width);
    const share = holes.reduce((sum, { count }) => sum + count, 0) / (width * height);
    return isRow ? [{ side, share }] : [];
  });
  return rows.length === 1 ? rows[0] : undefined;
}
