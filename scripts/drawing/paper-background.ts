/** Finds the paper under a drawing by the picture's border, and levels it to exactly the paper color. */
import type { Rgb } from "#domain/pixels.ts";
import { isNeutral, PLAIN, SAME_PAPER } from "./paper.ts";
import { byteAt, type Raster } from "./raster.ts";
import { fitSurface, GRAIN, quantile, rowAt, type Surface, surfaceAt, toNoise } from "./surface.ts";

/**
 * The light on the paper, one surface per channel, and the noise relative to it. `isWhole` means that the whole border
 * is paper, and nothing within it is lighter. `isExact` means that a program filled it with one color.
 */
export type PaperBackground = {
  surfaces: readonly [Surface, Surface, Surface];
  noise: number;
  isWhole: boolean;
  isExact: boolean;
};

/** The largest median deviation of paper, from 0 to 255. Cloth, skin, wood and walls exceed it. */
const MAX_DEVIATION = 9;
/** A sheet on a white table is lighter by this ratio and fills at least this fraction of the picture. */
const SHEET = { lighter: 1.012, share: 0.15 };

/** Separates a program's paper, on which drawings may run off, from a photo with white margins: a share of the border. */
const EXACT = 0.65;

/** Finds the part of the border that has one exact color, if that is most of it. JPEG and AVIF leave a level or two of noise. */
function findExact(border: readonly Cell[]): Cell[] | undefined {
  const channels = [0, 1, 2].map((channel) => median(border.map(({ color }) => color[channel] ?? 0)));
  const exact = border.filter(
    ({ color, deviation }) =>
      deviation <= 1 && color.every((value, channel) => Math.abs(value - (channels[channel] ?? 0)) <= 2),
  );
  return Math.min(...channels) >= 128 && exact.length >= EXACT * border.length ? exact : undefined;
}

/** Looks for a border that is nearly white, nearly neutral and smooth. Returns undefined when the picture has none. */
export function findPaperBackground(picture: Raster): PaperBackground | undefined {
  const cells = toCells(picture);
  const border = cells.filter((cell) => cell.isBorder);
  const exact = findExact(border);
  const paper = exact ?? border.filter(isPaper);
  const edge = fitLight(paper);
  const even = paper.filter((cell) => deviationFrom(edge, cell) <= SAME_PAPER);
  // The drawing may run off the edge on a quarter of the border.
  if (!exact && even.length < 0.75 * border.length) return undefined;
  const deviation = median(even.map((cell) => cell.deviation));
  const inner = cells.filter(
    (cell) => cell.deviation <= 2 * deviation + 1 && deviationFrom(edge, cell) <= SAME_PAPER,
  );
  const surfaces = fitLight([...even, ...inner]);
  const deviations = inner.map((cell) => deviationFrom(surfaces, cell));
  // A standard deviation is 1.4826 times a median one.
  const noise = toNoise(deviations, (1.4826 * deviation) / lightness(surfaces));
  if (noise > GRAIN.most) return undefined;
  const lighter = cells.filter(({ x, y, color }) => color[1] > SHEET.lighter * surfaceAt(edge[1], x, y));
  const isLightest = lighter.length < SHEET.share * cells.length;
  const isWhole = even.length === border.length && isLightest;
  return { surfaces, noise, isWhole, isExact: exact !== undefined && isLightest };
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

const isPaper = ({ color, deviation }: Cell) =>
  Math.max(...color) >= PLAIN.least && isNeutral(color, PLAIN) && deviation <= MAX_DEVIATION;

function fitLight(cells: readonly Cell[]): PaperBackground["surfaces"] {
  const fitChannel = (channel: 0 | 1 | 2) =>
    fitSurface(cells.map(({ x, y, color }) => ({ x, y, value: color[channel] })));
  return [fitChannel(0), fitChannel(1), fitChannel(2)];
}

/** Measures how much a cell differs from the fitted light: the largest ratio among the channels. */
function deviationFrom(surfaces: PaperBackground["surfaces"], { x, y, color }: Cell): number {
  return Math.max(
    ...surfaces.map((surface, channel) => Math.abs((color[channel] ?? 0) / surfaceAt(surface, x, y) - 1)),
  );
}

const lightness = (surfaces: PaperBackground["surfaces"]) =>
  Math.min(...surfaces.map((surface) => surfaceAt(surface, 0.5, 0.5)));

const median = (values: readonly number[]) => quantile(0.5, values);

/** A cell of the photo: its center (0 to 1), its median color, and the median deviation of its samples from it. */
type Cell = { x: number; y: number; color: Rgb; deviation: number; isBorder: boolean };

/** Cells along each side of the picture, and samples along each side of a cell. */
const [CELLS, SAMPLES] = [24, 8];

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
