/** Finds the paper under a drawing by the picture's border, and levels it to exactly the paper color. */

import type { Point, Rgb } from "#domain/pixels.ts";
import { byteAt, type Raster } from "../raster.ts";
import { fitSurface, MOST_NOISE, quantile, rowAt, type Surface, surfaceAt, toNoise } from "../surface.ts";

/**
 * The light on the paper, one surface per channel, and the noise as a share of it. `isWhole` means that the
 * whole border is paper, and nothing within it is lighter.
 */
export type PaperBackground = {
  surfaces: readonly [Surface, Surface, Surface];
  noise: number;
  isWhole: boolean;
  /** The middle of a reflection, as fractions, where there is one. */
  glare?: Point;
};

/** Paper in poor light is at least this light (0 to 255): in a shaded corner, and at the median. */
const DARKEST_CORNER = 120;
const DARKEST_MEDIAN = 160;
/** The strongest cast that counts as neutral, as a share of the lightness: from a lamp, the sky, or anything else. */
const STRONGEST_CAST = { warm: 0.17, cool: 0.1, other: 0.05 };
/** Lamps and sky keep green midway between red and blue. Tolerance, as a share of green. */
const OFF_DAYLIGHT = 0.03;
/** The largest median deviation of paper, from 0 to 255. Cloth, skin, wood and walls exceed it. */
const ROUGHEST_PAPER = 9;
/** Paper covers at least this share of the border; the drawing may run off the edge on the rest. */
const PAPER_SHARE_OF_BORDER = 0.75;
/** A cell that differs from the fitted light by no more than this share is paper too. */
const SAME_PAPER = 0.06;
/** Converts a median absolute deviation to a standard deviation. */
const TO_STANDARD_DEVIATION = 1.4826;
/** A sheet on a white table is lighter by this ratio and fills at least this share of the picture. */
const LIGHTER = 1.012;
const SHEET_SHARE = 0.15;
/** A reflection is at least as light as the first level, the paper beside it darker than the second (0 to 255). */
export const [BURNT, DULL] = [250, 240];
/** A reflection covers at least this many cells. */
const LEAST_BURNT = 2;

/** Looks for a border that is nearly white, nearly neutral and smooth. Returns undefined when the picture has none. */
export function findPaperBackground(picture: Raster): PaperBackground | undefined {
  const cells = toCells(picture);
  const border = cells.filter((cell) => cell.isBorder);
  const paper = border.filter(isPaper);
  if (median(paper.map(({ color }) => Math.max(...color))) < DARKEST_MEDIAN) return undefined;
  const edge = fitLight(paper);
  const even = paper.filter((cell) => distance(edge, cell) <= SAME_PAPER);
  if (even.length < PAPER_SHARE_OF_BORDER * border.length) return undefined;
  const deviation = median(even.map((cell) => cell.deviation));
  const inner = cells.filter(
    (cell) => cell.deviation <= 2 * deviation + 1 && distance(edge, cell) <= SAME_PAPER,
  );
  const surfaces = fitLight([...even, ...inner]);
  const deviations = inner.map((cell) => distance(surfaces, cell));
  const noise = toNoise(deviations, (deviation * TO_STANDARD_DEVIATION) / lightness(surfaces));
  if (noise > MOST_NOISE) return undefined;
  const lighter = cells.filter(({ x, y, color }) => color[1] > LIGHTER * surfaceAt(edge[1], x, y));
  const isWhole = even.length === border.length && lighter.length < SHEET_SHARE * cells.length;
  return { surfaces, noise, isWhole, glare: findGlare(cells, edge) };
}

/** Finds the middle of the burnt-out cells, if the paper around them is darker. */
function findGlare(cells: readonly Cell[], edge: PaperBackground["surfaces"]): Point | undefined {
  const burnt = cells.filter(
    ({ x, y, color }) => Math.min(...color) >= BURNT && surfaceAt(edge[1], x, y) < DULL,
  );
  if (burnt.length < LEAST_BURNT) return undefined;
  return middleOf(burnt);
}

export function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** Divides the light out, so that paper becomes exactly the paper color and ink keeps its hue. */
export function levelPaper(
  { data, width, height }: Raster,
  { surfaces, noise }: PaperBackground,
  paper: Rgb,
): Raster {
  const leveled = new Uint8Array(data.length);
  for (const [channel, surface] of surfaces.entries()) {
    const white = paper[channel] ?? 0;
    const gain = white / (1 - noise);
    for (let row = 0, at = channel; row < height; row++) {
      const [constant, slope, bend] = rowAt(surface, (row + 0.5) / height);
      for (let column = 0; column < width; column++, at += 3) {
        const x = (column + 0.5) / width;
        const value = (byteAt(data, at) * gain) / (constant + x * (slope + x * bend));
        leveled[at] = value < white ? value + 0.5 : white;
      }
    }
  }
  return { data: leveled, width, height };
}

function isPaper({ color, deviation }: Cell): boolean {
  const most = Math.max(...color);
  const cast = (most - Math.min(...color)) / most;
  return most >= DARKEST_CORNER && cast <= STRONGEST_CAST[lightOf(color)] && deviation <= ROUGHEST_PAPER;
}

function lightOf([red, green, blue]: Rgb): keyof typeof STRONGEST_CAST {
  if (Math.abs(green - (red + blue) / 2) > OFF_DAYLIGHT * green) return "other";
  return red > blue ? "warm" : "cool";
}

function fitLight(cells: readonly Cell[]): PaperBackground["surfaces"] {
  const fitChannel = (channel: 0 | 1 | 2) =>
    fitSurface(cells.map(({ x, y, color }) => ({ x, y, value: color[channel] })));
  return [fitChannel(0), fitChannel(1), fitChannel(2)];
}

/** Measures how much a cell differs from the fitted light: the largest ratio among the channels. */
function distance(surfaces: PaperBackground["surfaces"], { x, y, color }: Cell): number {
  return Math.max(
    ...surfaces.map((surface, channel) => Math.abs((color[channel] ?? 0) / surfaceAt(surface, x, y) - 1)),
  );
}

const lightness = (surfaces: PaperBackground["surfaces"]) =>
  Math.min(...surfaces.map((surface) => surfaceAt(surface, 0.5, 0.5)));

const median = (values: readonly number[]) => quantile(0.5, values);

/** A cell of the photo: its center (0 to 1), its median color, and the median deviation of its samples from it. */
type Cell = { x: number; y: number; color: Rgb; deviation: number; isBorder: boolean };

/** Cells along each side of the picture. */
const CELLS = 24;
/** Samples along each side of a cell. */
const SAMPLES = 8;

/** Divides the picture into cells, row by row. */
function toCells(picture: Raster): Cell[] {
  return Array.from({ length: CELLS * CELLS }, (_, index) =>
    toCell(picture, index % CELLS, Math.floor(index / CELLS)),
  );
}

function toCell({ data, width, height }: Raster, column: number, row: number): Cell {
  const samples = [0, 1, 2].map(() => new Uint8Array(SAMPLES * SAMPLES));
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = Math.floor(((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / CELLS) * width);
    const y = Math.floor(((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / CELLS) * height);
    const at = (y * width + x) * 3;
    for (const [channel, values] of samples.entries()) values[sample] = byteAt(data, at + channel);
  }
  const [red = 0, green = 0, blue = 0] = samples.map(medianOf);
  const color: Rgb = [red, green, blue];
  const deviations = samples.map((values, channel) =>
    medianOf(values.map((value) => Math.abs(value - (color[channel] ?? 0)))),
  );
  const isBorder = Math.min(column, row) === 0 || Math.max(column, row) === CELLS - 1;
  return {
    x: (column + 0.5) / CELLS,
    y: (row + 0.5) / CELLS,
    color,
    deviation: Math.max(...deviations),
    isBorder,
  };
}

/** Sorts the values in place. */
const medianOf = (values: Uint8Array) => byteAt(values.sort(), values.length >> 1);
