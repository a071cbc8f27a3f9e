/** Reduces drawings in several inks to few colors: their paper, their inks, and mixtures of these. */
import type { Rgb } from "#domain/pixels.ts";
import { luma, meanColors, type Picture, paintBins, scaleColor } from "./picture.ts";

/** Lightness, and the differences of red and blue from it. */
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
  for (const { key, nearest } of bins) colors.set(centers[nearest]?.color ?? paper, key * 3);
  return paintBins(picture, colors, (pixel) => keyAt(picture.data, pixel * 3));
}

/** A bin weighs the root of its pixels, so that a small red heart keeps its red. */
function toBins(picture: Picture): Bin[] {
  const { counts, means } = meanColors(picture, BINS, (pixel) => keyAt(picture.data, pixel * 3));
  return means.flatMap((color, key) => {
    const weight = Math.sqrt(counts[key] ?? 0);
    return weight > 0 ? [{ key, color, lumaChroma: toLumaChroma(color), weight, nearest: 0 }] : [];
  });
}

/** Starts with the paper, then adds the bin that is worst served so far. */
function spreadCenters(bins: readonly Bin[], count: number, paper: Center): Center[] {
  const centers = [paper];
  const distances = bins.map(({ lumaChroma }) => distance(lumaChroma, paper.lumaChroma));
  while (centers.length < count) {
    let [worst, most]: [Bin | undefined, number] = [undefined, 0];
    for (const [index, bin] of bins.entries()) {
      const loss = bin.weight * (distances[index] ?? 0);
      if (loss > most) [worst, most] = [bin, loss];
    }
    if (!worst) break;
    const { color, lumaChroma } = worst;
    centers.push({ color, lumaChroma });
    for (const [index, bin] of bins.entries())
      distances[index] = Math.min(distances[index] ?? 0, distance(bin.lumaChroma, lumaChroma));
  }
  return centers;
}

/** One round of k-means. The paper stays. */
function moveCenters(bins: readonly Bin[], centers: Center[]): void {
  const sums = centers.map((): [number, number, number, number] => [0, 0, 0, 0]);
  for (const bin of bins) {
    bin.nearest = findNearest(bin.lumaChroma, centers);
    const sum = sums[bin.nearest];
    if (!sum) continue;
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
    const center = centers[index];
    const away = center ? distance(lumaChroma, center.lumaChroma) : least;
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
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}
