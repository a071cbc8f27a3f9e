/** Judges whether a drawing is in focus, by the edges of its ink. */

import { byteAt, type Raster } from "../raster.ts";
import { quantile } from "../surface.ts";

/** A soft drawing can be sharpened; a blurred one has lost its finer dots. */
type Focus = { isSoft: boolean; isBlurred: boolean };

/** A photo in focus has edges narrower than this, in pixels from paper to ink. */
const SOFT = 2.6;
/** Edges this sharp keep dots apart, so an even gray between them is a wash. */
const SHARP = 2.3;
/** The share of the picture that may be an even gray, with soft edges and with others. More of it is blurred dots. */
const MOST_WASHED = { soft: 0.08, other: 0.2 };

/** The distance between the rows and columns that are examined, in pixels. */
const STEP = 4;
/** An edge lies within this many pixels on both sides, and steps by at least this many levels. */
const REACH = 4;
const LEAST_STEP = 80;
/** The sharpest tenth of the edges shows the blur of the lens. Oblique ones, and those of pencil and wash, look wider. */
const SHARPER = 0.1;
/** Neither paper nor solid ink. */
const GRAY = { from: 60, to: 235 };

/** Expects a leveled picture, whose paper is nearly white. */
export function findFocus({ data, width, height }: Raster): Focus {
  const widths: number[] = [];
  const across = Math.ceil(width / STEP);
  const hasEdge = new Uint8Array(across * Math.ceil(height / STEP));
  const cellOf = (pixel: number) =>
    Math.floor(pixel / width / STEP) * across + Math.floor((pixel % width) / STEP);
  const look = (along: Line) => {
    for (const { pixel, edge } of edgesOn(data, along)) {
      widths.push(edge);
      for (const aside of [-REACH, 0, REACH]) hasEdge[cellOf(pixel + aside * along.step)] = 1;
    }
  };
  for (let row = 0; row < height; row += STEP) look({ first: row * width, step: 1, count: width });
  for (let column = 0; column < width; column += STEP) look({ first: column, step: width, count: height });
  const washed = hasEdge.reduce((sum, isMarked, cell) => {
    const level = byteAt(data, (Math.floor(cell / across) * width + (cell % across)) * STEP * 3 + 1);
    return sum + (isMarked === 0 && level > GRAY.from && level < GRAY.to ? 1 : 0);
  }, 0);
  const edge = quantile(SHARPER, widths);
  const isSoft = edge > SOFT;
  const most = isSoft ? MOST_WASHED.soft : MOST_WASHED.other;
  return { isSoft, isBlurred: edge > SHARP && washed > most * hasEdge.length };
}

/** A row or a column: its first pixel, the step to the next, and the number of pixels. */
type Line = { first: number; step: number; count: number };

function edgesOn(data: Uint8Array, { first, step, count }: Line): { pixel: number; edge: number }[] {
  const level = (position: number) => byteAt(data, (first + position * step) * 3 + 1);
  const slope = (position: number) => Math.abs(level(position + 1) - level(position - 1)) / 2;
  const edges: { pixel: number; edge: number }[] = [];
  for (let position = REACH; position < count - REACH; position++) {
    const here = slope(position);
    if (here < LEAST_STEP / (2 * REACH) || here < slope(position - 1) || here <= slope(position + 1))
      continue;
    let [least, most] = [255, 0];
    for (let near = position - REACH; near <= position + REACH; near++) {
      least = Math.min(least, level(near));
      most = Math.max(most, level(near));
    }
    if (most - least >= LEAST_STEP)
      edges.push({ pixel: first + position * step, edge: (most - least) / here });
  }
  return edges;
}
