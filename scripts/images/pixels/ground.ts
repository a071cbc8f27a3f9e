/** The paper under a drawing: found by its border, and levelled to exactly the paper colour. */

import type { Rgb } from "#domain/pixels.ts";
import { type Cell, toCells } from "./cells.ts";
import type { Picture } from "./picture.ts";
import { fitSurface, rowOf, type Surface, surfaceAt } from "./surface.ts";

/** The light on the paper, a surface a channel, and the share of it that is noise. */
export type Ground = { surfaces: readonly [Surface, Surface, Surface]; noise: number };

/** Paper in poor light is this dark, in its shaded corners and in most places. */
const DARKEST_CORNER = 120;
const DARKEST_PAPER = 160;
/** The cast of a lamp, of the sky, and of anything else that is still called neutral, as parts of the lightness. */
const STRONGEST_CAST = { warm: 0.17, cool: 0.1, other: 0.05 };
/** How far green may lie from between red and blue, as it does under lamps and sky. */
const OFF_DAYLIGHT = 0.03;
/** Median stray of noisy paper, in levels. Cloth, skin, wood and walls have more. */
const ROUGHEST_PAPER = 9;
/** The drawing may run off the edge for the rest of the border. */
const PAPER_SHARE_OF_BORDER = 0.75;
/** A cell this near to the fitted light, as a ratio, is paper too. */
const SAME_PAPER = 0.06;
/** Noise below is compression; noise above is texture, and no ground. */
const LEAST_NOISE = 0.018;
const MOST_NOISE = 0.18;
/** Standard deviations that hold nearly all of the noise, and what turns a median stray into one. */
const REACH = 4.2;
const STRAY_TO_DEVIATION = 1.4826;

/** Finds a near-white, near-neutral, calm border. Undefined when the picture has none: then it is left as it is. */
export function findGround(picture: Picture): Ground | undefined {
  const cells = toCells(picture);
  const border = cells.filter((cell) => cell.isBorder);
  const paper = border.filter(isPaper);
  if (median(paper.map(({ colour }) => Math.max(...colour))) < DARKEST_PAPER) return undefined;
  const edge = fitLight(paper);
  const even = paper.filter((cell) => distance(edge, cell) <= SAME_PAPER);
  if (even.length < PAPER_SHARE_OF_BORDER * border.length) return undefined;
  const stray = median(even.map((cell) => cell.stray));
  const inner = cells.filter((cell) => cell.stray <= 2 * stray + 1 && distance(edge, cell) <= SAME_PAPER);
  const surfaces = fitLight([...even, ...inner]);
  const unevenness = quantile(
    0.95,
    inner.map((cell) => distance(surfaces, cell)),
  );
  const deviation = (stray * STRAY_TO_DEVIATION) / lightness(surfaces);
  const noise = Math.max(LEAST_NOISE, unevenness + REACH * deviation);
  return noise > MOST_NOISE ? undefined : { surfaces, noise };
}

/** Divides the light out, so that paper becomes exactly the paper colour and ink keeps its hue. */
export function levelGround(
  { data, width, height }: Picture,
  { surfaces, noise }: Ground,
  paper: Rgb,
): Picture {
  const levelled = new Uint8Array(data.length);
  for (const [channel, surface] of surfaces.entries()) {
    const white = paper[channel] as number;
    const gain = white / (1 - noise);
    for (let row = 0, at = channel; row < height; row++) {
      const [constant, slope, bend] = rowOf(surface, (row + 0.5) / height);
      for (let column = 0; column < width; column++, at += 3) {
        const x = (column + 0.5) / width;
        const value = ((data[at] as number) * gain) / (constant + x * (slope + x * bend));
        levelled[at] = value < white ? value + 0.5 : white;
      }
    }
  }
  return { data: levelled, width, height };
}

function isPaper({ colour, stray }: Cell): boolean {
  const most = Math.max(...colour);
  const cast = (most - Math.min(...colour)) / most;
  return most >= DARKEST_CORNER && cast <= STRONGEST_CAST[lightOf(colour)] && stray <= ROUGHEST_PAPER;
}

function lightOf([red, green, blue]: Cell["colour"]): keyof typeof STRONGEST_CAST {
  if (Math.abs(green - (red + blue) / 2) > OFF_DAYLIGHT * green) return "other";
  return red > blue ? "warm" : "cool";
}

function fitLight(cells: readonly Cell[]): Ground["surfaces"] {
  const of = (channel: 0 | 1 | 2) =>
    fitSurface(cells.map(({ x, y, colour }) => ({ x, y, value: colour[channel] })));
  return [of(0), of(1), of(2)];
}

/** How far a cell lies from the fitted light: the largest ratio of the three channels. */
function distance(surfaces: Ground["surfaces"], { x, y, colour }: Cell): number {
  return Math.max(
    ...surfaces.map((surface, channel) =>
      Math.abs((colour[channel] as number) / surfaceAt(surface, x, y) - 1),
    ),
  );
}

const lightness = (surfaces: Ground["surfaces"]) =>
  Math.min(...surfaces.map((surface) => surfaceAt(surface, 0.5, 0.5)));

function quantile(share: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const median = (values: readonly number[]) => quantile(0.5, values);
