/** Whether a drawing is in focus, by the edges of its ink. */
import { quantile } from "../noise.ts";
import type { Picture } from "../picture.ts";

/** `isSoft` can be sharpened; `isBlurred` has lost its finer dots. */
export type Focus = { isSoft: boolean; isBlurred: boolean };

/** From paper to ink, in pixels: the sharper edges of a photo in focus stay below. */
const SOFT = 2.6;
/** Edges as sharp as this leave dots apart: an even gray between them is a wash. */
const SHARP = 2.3;
/** Of the picture: what may have run into an even gray between edges that are soft, and between others. */
const MOST_WASHED = { soft: 0.08, other: 0.2 };

/** Of this many rows or columns, one is examined. */
const STEP = 4;
/** An edge lies within this many pixels on both sides, and steps by at least this many levels. */
const REACH = 4;
const LEAST_STEP = 80;
/**
 * Oblique edges, and soft ones of pencil and wash, look wider than the lens made them: the sharper ones show its blur.
 */
const SHARPER = 0.1;
/** Neither paper nor solid ink. */
const GRAY = { from: 60, to: 235 };

/** The picture is levelled: its paper is nearly white. */
export function findFocus({ data, width, height }: Picture): Focus {
  const widths: number[] = [];
  const across = Math.ceil(width / STEP);
  const hasEdge = new Uint8Array(across * Math.ceil(height / STEP));
  const look = (along: Line, cellAt: (place: number) => number) => {
    for (const { place, edge } of edgesOn(data, along)) {
      widths.push(edge);
      for (const near of [place - REACH, place, place + REACH]) hasEdge[cellAt(near)] = 1;
    }
  };
  for (let row = 0; row < height; row += STEP)
    look(
      { first: row * width * 3 + 1, step: 3, count: width },
      (x) => (row / STEP) * across + Math.floor(x / STEP),
    );
  for (let column = 0; column < width; column += STEP)
    look(
      { first: column * 3 + 1, step: width * 3, count: height },
      (y) => Math.floor(y / STEP) * across + column / STEP,
    );
  const washed = hasEdge.reduce((sum, isMarked, cell) => {
    const level = data[(Math.floor(cell / across) * width + (cell % across)) * STEP * 3 + 1] as number;
    return sum + (isMarked === 0 && level > GRAY.from && level < GRAY.to ? 1 : 0);
  }, 0);
  const edge = quantile(SHARPER, widths);
  const isSoft = edge > SOFT;
  const most = isSoft ? MOST_WASHED.soft : MOST_WASHED.other;
  return { isSoft, isBlurred: edge > SHARP && washed > most * hasEdge.length };
}

/** A row or a column: where its first value is, how far it is from one to the next, and how many there are. */
type Line = { first: number; step: number; count: number };

function edgesOn(data: Uint8Array, { first, step, count }: Line): { place: number; edge: number }[] {
  const level = (place: number) => data[first + place * step] as number;
  const slope = (place: number) => Math.abs(level(place + 1) - level(place - 1)) / 2;
  const edges: { place: number; edge: number }[] = [];
  for (let place = REACH; place < count - REACH; place++) {
    const here = slope(place);
    if (here < LEAST_STEP / (2 * REACH) || here < slope(place - 1) || here <= slope(place + 1)) continue;
    let [least, most] = [255, 0];
    for (let near = place - REACH; near <= place + REACH; near++) {
      least = Math.min(least, level(near));
      most = Math.max(most, level(near));
    }
    if (most - least >= LEAST_STEP) edges.push({ place, edge: (most - least) / here });
  }
  return edges;
}
