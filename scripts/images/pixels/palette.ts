/** Reduces drawings in several inks to few colors: their paper, their inks, and mixtures of these. */
import type { Rgb } from "#domain/pixels.ts";
import { countKinds, luma, type Picture, scaleColor } from "./picture.ts";

/** Lightness, and how far red and blue are from it. */
type LumaChroma = [lightness: number, red: number, blue: number];

/** All pixels that are nearly of one color. `color` is their mean, `nearest` the index of a center. */
type Bin = { key: number; color: Rgb; lumaChroma: LumaChroma; weight: number; nearest: number };

/** A color of the palette. */
type Center = { color: Rgb; lumaChroma: LumaChroma };

/** How much a difference of hue counts, relative to one of lightness. */
const HUE = 0.75;
/** After these, centers hardly move. */
const ROUNDS = 12;
/** 32 steps per channel. */
const BINS = 32 ** 3;

/** The picture in at most `count` colors, one of them exactly the paper. */
export function reduceColors(picture: Picture, count: number, paper: Rgb): Picture {
  const bins = toBins(picture);
  const centers = spreadCenters(bins, count, { color: paper, lumaChroma: toLumaChroma(paper) });
  for (let round = 0; round < ROUNDS; round++) moveCenters(bins, centers);
  const colors = new Uint8Array(BINS * 3);
  for (const { key, nearest } of bins) colors.set((centers[nearest] as Center).color, key * 3);
  const reduced = new Uint8Array(picture.data.length);
  for (let at = 0; at < reduced.length; at += 3) {
    const from = keyAt(picture.data, at) * 3;
    reduced[at] = colors[from] as number;
    reduced[at + 1] = colors[from + 1] as number;
    reduced[at + 2] = colors[from + 2] as number;
  }
  return { ...picture, data: reduced };
}

/** A bin weighs the root of its pixels, so that a small red heart keeps its red. */
function toBins(picture: Picture): Bin[] {
  const { counts, means } = countKinds(picture, BINS, (pixel) => keyAt(picture.data, pixel * 3));
  return means.flatMap((color, key) => {
    const weight = Math.sqrt(counts[key] as number);
    return weight > 0 ? [{ key, color, lumaChroma: toLumaChroma(color), weight, nearest: 0 }] : [];
  });
}

/** Starts with the paper, then adds the bin that is worst served so far. */
function spreadCenters(bins: readonly Bin[], count: number, paper: Center): Center[] {
  const centers = [paper];
  const distances = bins.map(({ lumaChroma }) => distance(lumaChroma, paper.lumaChroma));
  while (centers.length < count) {
    let worst = 0;
    const lossOf = (index: number) => (bins[index] as Bin).weight * (distances[index] as number);
    for (const index of bins.keys()) if (lossOf(index) > lossOf(worst)) worst = index;
    if (lossOf(worst) === 0) break;
    const { color, lumaChroma } = bins[worst] as Bin;
    centers.push({ color, lumaChroma });
    for (const [index, bin] of bins.entries())
      distances[index] = Math.min(distances[index] as number, distance(bin.lumaChroma, lumaChroma));
  }
  return centers;
}

/** One round of k-means. The paper stays. */
function moveCenters(bins: readonly Bin[], centers: Center[]): void {
  const sums = centers.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const bin of bins) {
    bin.nearest = findNearest(bin.lumaChroma, centers);
    const sum = sums[bin.nearest] as (typeof sums)[number];
    sum[0] += bin.weight;
    const [red, green, blue] = bin.color;
    sum[1] += bin.weight * red;
    sum[2] += bin.weight * green;
    sum[3] += bin.weight * blue;
  }
  for (const [index, [weight, red, green, blue]] of sums.entries()) {
    if (index === 0 || weight === 0) continue;
    const color = scaleColor([red, green, blue], [1 / weight, 1 / weight, 1 / weight]);
    centers[index] = { color, lumaChroma: toLumaChroma(color) };
  }
}

function findNearest(lumaChroma: LumaChroma, centers: readonly Center[]): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centers.length; index++) {
    const away = distance(lumaChroma, (centers[index] as Center).lumaChroma);
    if (away < least) [nearest, least] = [index, away];
  }
  return nearest;
}

function toLumaChroma([red, green, blue]: Rgb): LumaChroma {
  const lightness = luma(red, green, blue);
  return [lightness, HUE * (red - lightness), HUE * (blue - lightness)];
}

const distance = (a: LumaChroma, b: LumaChroma) =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function keyAt(data: Uint8Array, at: number): number {
  const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}
