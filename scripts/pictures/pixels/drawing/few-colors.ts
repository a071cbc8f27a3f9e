/** Decides whether a drawing in one ink is better as lossless WebP in a few levels than as lossy WebP. */

import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { decode, encodeLossless, encodeLossy, resize, resizePlane, resizeSoftly } from "../codec/render.ts";
import { byteAt, luma, lumaPlane, type Plane, type Raster, sampleAt, scaleColor } from "../raster.ts";

/** Renders the drawing at a size in few colors, one of them exactly the paper. */
type Reduce = (size: Size) => Promise<Raster>;

/** Fewer colors suffice on skin, where there is less contrast. */
export type FewColors = { plain: Reduce; onSkin: Reduce };

/** Twelve levels of dotwork lose about as much as lossy coding does; soft shading needs more. */
const LEVELS = [12, 14, 16];
const LEVELS_ON_SKIN = 8;

/** Both codings are compared at this width, in pixels: between those of tiles and plates. */
const TRIAL_WIDTH = 560;

/** Inks are compared at this width, in pixels: it hides compression and color fringes, but not a small red heart. */
const HUE_WIDTH = 140;
/** A second ink differs by more than this from its level in red or blue, relative to green; a single ink by up to 3. */
const HUE_LIMIT = 12;

/**
 * Chooses the fewest levels that lose no more than lossy coding, if they take fewer bytes. Several inks stay lossy. The
 * loss is the squared error of lightness: on dotwork it ranks the two as structural similarity does, and it catches
 * banding in soft shading. `plane` is the lightness of the drawing.
 */
export async function chooseFewColors(
  drawing: Raster,
  plane: Plane,
  paper: Rgb,
): Promise<FewColors | undefined> {
  const ink = meanColors(drawing, plane);
  const inLevels = (count: number): Reduce => {
    const levels = toLevels(ink, count, paper);
    return async (size) => paint(await resizePlane(plane, size), levels);
  };
  if (await hasSecondInk(drawing, toLevels(ink, Math.max(...LEVELS), paper))) return undefined;
  const plain = await chooseReduction(drawing, LEVELS.map(inLevels));
  return plain && { plain, onSkin: inLevels(LEVELS_ON_SKIN) };
}

async function chooseReduction(drawing: Raster, choices: readonly Reduce[]): Promise<Reduce | undefined> {
  const size = scaled(drawing, Math.min(1, TRIAL_WIDTH / drawing.width));
  const trial = await resize(drawing, size);
  const lossy = await encodeLossy(trial);
  const tolerable = errorOf(await decode(lossy, size), trial);
  for (const reduce of choices) {
    const reduced = await reduce(size);
    if (errorOf(reduced, trial) > tolerable) continue;
    return (await encodeLossless(reduced)).length < lossy.length ? reduce : undefined;
  }
  return undefined;
}

/** A level is the mean color of all pixels of its lightness, so it matches neither of two inks that share one. */
async function hasSecondInk(drawing: Raster, levels: Levels): Promise<boolean> {
  const small = await resizeSoftly(drawing, scaled(drawing, Math.min(1, HUE_WIDTH / drawing.width)));
  const painted = paint(lumaPlane(small), levels);
  for (let at = 0; at < painted.data.length; at += 3) {
    const difference = (channel: number) =>
      byteAt(painted.data, at + channel) - byteAt(small.data, at + channel);
    const [red, green, blue] = [difference(0), difference(1), difference(2)];
    if (Math.max(Math.abs(red - green), Math.abs(blue - green)) > HUE_LIMIT) return true;
  }
  return false;
}

function errorOf(coded: Raster, original: Raster): number {
  const [{ data: found }, { data: wanted }] = [lumaPlane(coded), lumaPlane(original)];
  return found.reduce((sum, value, at) => sum + (value - byteAt(wanted, at)) ** 2, 0);
}

/** How many pixels have each luma, and their mean color. */
type Ink = { counts: Uint32Array; means: Rgb[] };

function meanColors({ data }: Raster, { data: lumas }: Plane): Ink {
  const counts = new Uint32Array(256);
  const sums = new Float64Array(256 * 3);
  for (const [pixel, value] of lumas.entries()) {
    counts[value] = sampleAt(counts, value) + 1;
    for (let channel = 0; channel < 3; channel++) {
      const sum = value * 3 + channel;
      sums[sum] = sampleAt(sums, sum) + byteAt(data, pixel * 3 + channel);
    }
  }
  const means = Array.from(counts, (count, value): Rgb => {
    const mean = (channel: number) => sampleAt(sums, value * 3 + channel) / (count || 1);
    return [mean(0), mean(1), mean(2)];
  });
  return { counts, means };
}

/** Colors from the darkest ink to the paper, and the index of the color for each luma. */
type Levels = { palette: Rgb[]; levelOf: Uint8Array };

/**
 * Spreads levels evenly from the darkest pixel to the paper, each the mean of its pixels. A level without pixels is
 * interpolated, because a reduced picture will have some there.
 */
function toLevels({ counts: pixels, means }: Ink, count: number, paper: Rgb): Levels {
  const darkest = pixels.findIndex((found) => found > 0);
  const range = Math.max(1, luma(...paper) - darkest);
  const levelOf = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.min(Math.max(value - darkest, 0), range) / range) * (count - 1)),
  );
  const found = Array.from({ length: count }, (_, level): Rgb | undefined => {
    if (level === count - 1) return paper;
    const values = [...means.keys()].filter((value) => levelOf[value] === level && pixels[value]);
    const total = values.reduce((sum, value) => sum + sampleAt(pixels, value), 0);
    if (total === 0) return undefined;
    const mean = (channel: 0 | 1 | 2) =>
      values.reduce((sum, value) => sum + (means[value]?.[channel] ?? 0) * sampleAt(pixels, value), 0);
    return scaleColor([mean(0), mean(1), mean(2)], [1 / total, 1 / total, 1 / total]);
  });
  return { palette: found.map((color, level) => color ?? between(found, level)), levelOf };
}

/** Interpolates between the nearest known colors. */
function between(found: readonly (Rgb | undefined)[], level: number): Rgb {
  const below = found.findLastIndex((color, index) => color && index < level);
  const above = found.findIndex((color, index) => color && index > level);
  const share = (level - below) / (above - below);
  const mix = (channel: 0 | 1 | 2) => {
    const [from, to] = [found[below]?.[channel] ?? 0, found[above]?.[channel] ?? 0];
    return Math.round(from + share * (to - from));
  };
  return [mix(0), mix(1), mix(2)];
}

/** Paints the picture in the colors of the levels. */
function paint({ data: lumas, width, height }: Plane, { palette, levelOf }: Levels): Raster {
  const colors = Uint8Array.from([...levelOf].flatMap((level) => palette[level] ?? []));
  const data = new Uint8Array(lumas.length * 3);
  for (let pixel = 0, at = 0; pixel < lumas.length; pixel++) {
    const color = byteAt(lumas, pixel) * 3;
    for (let channel = 0; channel < 3; channel++, at++) data[at] = byteAt(colors, color + channel);
  }
  return { data, width, height };
}
