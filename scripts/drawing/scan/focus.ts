/** Judges whether a drawing is in focus, by the edges of its ink. */
import { PAPER } from "../paper.ts";
import { byteAt, type Raster } from "../raster.ts";
import { quantile } from "../surface.ts";

/** A soft drawing can be sharpened; a blurred one has lost its finer dots. */
type Focus = { isSoft: boolean; isBlurred: boolean };

/**
 * Widths of edges, in pixels from paper to ink. A photo in focus has narrower ones than `soft`. Edges of at most `sharp`
 * keep dots apart, so an even gray between them is a wash.
 */
const EDGE = { soft: 2.6, sharp: 2.3 };
/** How much of the picture may be an even gray, with soft edges and with others. More of it is blurred dots. */
const MAX_WASH = { soft: 0.08, other: 0.2 };

/** An edge lies within this many pixels on both sides, so every fourth row and column is examined. */
const REACH = 4;
/** An edge steps by at least this many levels. */
const MIN_STEP = 80;

/** Expects a leveled picture, whose paper is nearly white. */
export function findFocus({ data, width, height }: Raster): Focus {
  const widths: number[] = [];
  const across = Math.ceil(width / REACH);
  const hasEdge = new Uint8Array(across * Math.ceil(height / REACH));
  const cellOf = (pixel: number) =>
    Math.floor(pixel / width / REACH) * across + Math.floor((pixel % width) / REACH);
  const look = (along: Scanline) => {
    for (const { pixel, edge } of edgesOn(data, along)) {
      widths.push(edge);
      for (const aside of [-REACH, 0, REACH]) hasEdge[cellOf(pixel + aside * along.step)] = 1;
    }
  };
  for (let row = 0; row < height; row += REACH) look({ first: row * width, step: 1, count: width });
  for (let column = 0; column < width; column += REACH) look({ first: column, step: width, count: height });
  const washed = hasEdge.reduce((sum, isMarked, cell) => {
    const level = byteAt(data, (Math.floor(cell / across) * width + (cell % across)) * REACH * 3 + 1);
    return sum + (isMarked === 0 && level > 60 && level < PAPER ? 1 : 0);
  }, 0);
  // The sharpest tenth shows the blur of the lens. Oblique edges, and those of pencil and wash, look wider.
  const edge = quantile(0.1, widths);
  const isSoft = edge > EDGE.soft;
  const most = isSoft ? MAX_WASH.soft : MAX_WASH.other;
  return { isSoft, isBlurred: edge > EDGE.sharp && washed > most * hasEdge.length };
}

/** A row or a column: its first pixel, the step to the next, and the number of pixels. */
type Scanline = { first: number; step: number; count: number };

function edgesOn(data: Uint8Array, { first, step, count }: Scanline): { pixel: number; edge: number }[] {
  const level = (position: number) => byteAt(data, (first + position * step) * 3 + 1);
  const slope = (position: number) => Math.abs(level(position + 1) - level(position - 1)) / 2;
  const edges: { pixel: number; edge: number }[] = [];
  for (let position = REACH; position < count - REACH; position++) {
    const here = slope(position);
    if (here < MIN_STEP / (2 * REACH) || here < slope(position - 1) || here <= slope(position + 1)) continue;
    let [least, most] = [255, 0];
    for (let near = position - REACH; near <= position + REACH; near++) {
      least = Math.min(least, level(near));
      most = Math.max(most, level(near));
    }
    if (most - least >= MIN_STEP) edges.push({ pixel: first + position * step, edge: (most - least) / here });
  }
  return edges;
}
