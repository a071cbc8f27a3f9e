/**
 * Compares a drawing with the parts of a photo by normalized cross-correlation (Lewis 1995), on small pictures without
 * their low frequencies.
 */
import type { Size } from "#domain/pixels.ts";
import { type Plane, sampleAt } from "#drawing/raster.ts";

/** The radius of the blur that removes details and leaves light and shade, in pixels. */
const DETAIL = 7;

/** How much darker each pixel is than its surroundings, row by row. */
type Details = Size & { data: Float32Array };

/** Renders the drawing on white; `scale` and `turn` are as in `Match`. */
export type Render = (scale: number, turn: number) => Plane;

/** The details of a photo, and the drawing that may be in it. */
export type Pair = { details: Details; render: Render };

/**
 * `x` and `y` are the center, relative to the photo's width and height; `scale` is the longer side relative to the
 * photo's; `turn` is in degrees, clockwise. A perfect match scores 1. The evidence also weighs how many samples were
 * compared (Fisher 1915).
 */
export type Match = { x: number; y: number; scale: number; turn: number; score: number; evidence: number };

/** The positions to compare: within `reach` pixels, every `step` pixels. */
type Search = { reach: number; step: number };
export const EVERYWHERE: Search = { reach: Number.POSITIVE_INFINITY, step: 2 };
export const NEARBY: Search = { reach: 3, step: 1 };

/** Finds the best position at one scale and turn. Returns none when the drawing is larger than the photo. */
export function match(
  { details: photo, render }: Pair,
  at: Omit<Match, "score" | "evidence">,
  { reach, step }: Search,
): Match[] {
  const drawing = toDetails(render(at.scale, at.turn));
  const [right, bottom] = [photo.width - drawing.width, photo.height - drawing.height];
  if (right < 0 || bottom < 0) return [];
  const samples = sample(drawing, photo.width);
  const [middle, center] = [at.x * photo.width - drawing.width / 2, at.y * photo.height - drawing.height / 2];
  let best = { score: -1, x: 0, y: 0 };
  for (let y = Math.max(0, Math.round(center) - reach); y <= Math.min(bottom, center + reach); y += step)
    for (let x = Math.max(0, Math.round(middle) - reach); x <= Math.min(right, middle + reach); x += step) {
      const score = correlate(photo, samples, y * photo.width + x);
      if (score > best.score) best = { score, x, y };
    }
  const { score, x, y } = best;
  const evidence = Math.atanh(score) * Math.sqrt(samples.levels.length);
  const place = { x: (x + drawing.width / 2) / photo.width, y: (y + drawing.height / 2) / photo.height };
  return [{ ...at, ...place, score, evidence }];
}

/** Every other pixel of every other row. `offsets` are for a photo `stride` pixels wide; `levels` have a mean of 0. */
type Samples = { offsets: Int32Array; levels: Float32Array; power: number };

function sample({ data, width, height }: Details, stride: number): Samples {
  const [offsets, levels]: [number[], number[]] = [[], []];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      offsets.push(y * stride + x);
      levels.push(sampleAt(data, y * width + x));
    }
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const centered = Float32Array.from(levels, (level) => level - mean);
  return {
    offsets: Int32Array.from(offsets),
    levels: centered,
    power: centered.reduce((sum, level) => sum + level ** 2, 0),
  };
}

function correlate({ data }: Details, { offsets, levels, power }: Samples, origin: number): number {
  let [product, sum, squares] = [0, 0, 0];
  for (let index = 0; index < offsets.length; index++) {
    const level = data[origin + (offsets[index] as number)] as number;
    product += level * (levels[index] as number);
    sum += level;
    squares += level * level;
  }
  const variance = squares - (sum * sum) / offsets.length;
  return variance > 0 && power > 0 ? product / Math.sqrt(power * variance) : 0;
}

/** Removes light and shade: ink is darker than its surroundings on any skin. */
export function toDetails({ data, width, height }: Plane): Details {
  const levels = Float32Array.from(data);
  const rows = blur(levels, { count: height, length: width, across: width, along: 1 });
  const around = blur(rows, { count: width, length: height, across: 1, along: width });
  return {
    width,
    height,
    data: levels.map((level, index) => Math.min(0.5, 1 - (level + 20) / (sampleAt(around, index) + 20))),
  };
}

type Lines = { count: number; length: number; across: number; along: number };

/** Averages the pixels within `DETAIL` along each line. */
function blur(data: Float32Array, { count, length, across, along }: Lines): Float32Array {
  const means = new Float32Array(data.length);
  for (let line = 0; line < count; line++)
    for (let place = 0; place < length; place++) {
      const [from, to] = [Math.max(0, place - DETAIL), Math.min(length - 1, place + DETAIL)];
      let sum = 0;
      for (let near = from; near <= to; near++) sum += sampleAt(data, line * across + near * along);
      means[line * across + place * along] = sum / (to - from + 1);
    }
  return means;
}
