/**
 * Finds a drawing in a photo of its tattoo: the position, size and rotation where their details match best. Uses
 * normalized cross-correlation (Lewis 1995) on small pictures without their low frequencies.
 */
import type { Place } from "#domain/manifest-schema.ts";
import { type Size, scaled } from "#domain/pixels.ts";
import { decode, readMetadata } from "./codec/render.ts";
import { byteAt, lumaPlane, type Plane, sampleAt } from "./raster.ts";

/** How much darker each pixel is than its surroundings, row by row. */
type Details = Size & { data: Float32Array };

/** Renders the drawing on white; `scale` and `turn` are as in `Match`. */
type Render = (scale: number, turn: number) => Plane;

/**
 * `x` and `y` are the center, as shares of the photo's width and height; `scale` is the longer side as a share of the
 * photo's; `turn` is in degrees, clockwise. A perfect match scores 1. The evidence also weighs how many samples were
 * compared (Fisher 1915).
 */
type Match = { x: number; y: number; scale: number; turn: number; score: number; evidence: number };

/** The longer side of the searched photo, in pixels. */
export const LONG = 128;
/** A match with a lower score may be a coincidence. */
const LEAST = 0.47;
/** The step between turns, in degrees, and the factor between scales. */
const [TURN, GROWTH] = [8, 1.1];
const TURNS = [0, -1, 1, -2, 2, -3, 3].map((step) => step * TURN);
const SCALES = Array.from({ length: 13 }, (_, step) => 0.3 * GROWTH ** step);
/** How many of the best matches are refined, and by which fractions of a step. */
const CANDIDATES = 8;
const CLOSER = [1 / 2, 1 / 4];
/** The radius of the blur that removes details and leaves light and shade, in pixels. */
const DETAIL = 7;

/** Finds a drawing in a photo; both are encoded pictures. Undefined when it is not there. */
export async function locateDrawing(drawing: Uint8Array, photo: Uint8Array): Promise<Place | undefined> {
  const [around, small, smaller] = await Promise.all([
    shrink(photo, LONG),
    shrink(drawing, LONG),
    // Linear interpolation would skip pixels when it shrinks a picture to less than half.
    shrink(drawing, LONG / 2),
  ]);
  const found = findTattoo(around, (scale, turn) =>
    scale > 0.5 ? draw(small, scale, turn) : draw(smaller, 2 * scale, turn),
  );
  return found && toPlace(found, small, around);
}

async function shrink(bytes: Uint8Array, long: number): Promise<Plane> {
  const { width, height } = await readMetadata(bytes);
  return lumaPlane(await decode(bytes, scaled({ width, height }, long / Math.max(width, height))));
}

/** Scales a plane and turns it about its center, with linear interpolation. */
function draw(plane: Plane, scale: number, turn: number): Plane {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const size = scaled(
    {
      width: plane.width * cos + plane.height * Math.abs(sin),
      height: plane.width * Math.abs(sin) + plane.height * cos,
    },
    scale,
  );
  const data = new Uint8Array(size.width * size.height);
  for (let y = 0, at = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, at++) {
      const [right, down] = [(x + 0.5 - size.width / 2) / scale, (y + 0.5 - size.height / 2) / scale];
      const [across, along] = [right * cos + down * sin, down * cos - right * sin];
      data[at] = levelAt(plane, across + plane.width / 2 - 0.5, along + plane.height / 2 - 0.5);
    }
  return { data, ...size };
}

/** Interpolates between pixels. Everything outside the plane is white. */
function levelAt({ data, width, height }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const [right, low] = [x - left, y - top];
  const at = top * width + left;
  const above = byteAt(data, at) * (1 - right) + byteAt(data, at + 1) * right;
  const below = byteAt(data, at + width) * (1 - right) + byteAt(data, at + width + 1) * right;
  return above * (1 - low) + below * low;
}

/** Expresses a match relative to the drawing centered in the photo, as large as fits. */
function toPlace({ x, y, scale, turn }: Match, drawing: Size, photo: Size): Place {
  const fitting = Math.min(photo.width / drawing.width, photo.height / drawing.height);
  return {
    scale: roundTo(scale / fitting, 1000),
    angle: roundTo(turn, 10),
    x: roundTo(x - 0.5, 1000),
    y: roundTo(y - 0.5, 1000),
  };
}

/** Rounds to a multiple of 1 / `parts`. */
const roundTo = (value: number, parts: number) => Math.round(value * parts) / parts;

/** Tries all turns and scales, then refines the best. Undefined when none matches well enough. */
function findTattoo(photo: Plane, render: Render): Match | undefined {
  const details = toDetails(photo);
  const found: Match[] = [];
  for (const turn of TURNS)
    for (const scale of SCALES)
      found.push(...match(details, render, { x: 0.5, y: 0.5, scale, turn }, EVERYWHERE));
  const refined = chooseCandidates(found).map((candidate) =>
    CLOSER.reduce((best, step) => refine(details, render, best, step), candidate),
  );
  const best = refined.sort(byEvidence)[0];
  return best && best.score >= LEAST ? best : undefined;
}

const byEvidence = (a: Match, b: Match) => b.evidence - a.evidence;

/** The best matches, without those close to a better one. */
function chooseCandidates(found: Match[]): Match[] {
  const chosen: Match[] = [];
  for (const place of found.sort(byEvidence))
    if (chosen.length < CANDIDATES && !chosen.some((other) => isClose(other, place))) chosen.push(place);
  return chosen;
}

const isClose = (a: Match, b: Match) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.05 &&
  Math.abs(a.turn - b.turn) < 10 &&
  Math.abs(Math.log(a.scale / b.scale)) < 0.15;

function refine(details: Details, render: Render, best: Match, step: number): Match {
  const around: Match[] = [];
  for (const turn of [-step, 0, step])
    for (const size of [-step, 0, step]) {
      const at = { ...best, turn: best.turn + turn * TURN, scale: best.scale * GROWTH ** size };
      around.push(...match(details, render, at, NEARBY));
    }
  return [best, ...around].sort(byEvidence)[0] ?? best;
}

/** The positions to compare: within `reach` pixels, every `step` pixels. */
type Search = { reach: number; step: number };
const EVERYWHERE: Search = { reach: LONG, step: 2 };
const NEARBY: Search = { reach: 3, step: 1 };

/** The best position at one scale and turn; empty when the drawing is larger than the photo. */
function match(
  photo: Details,
  render: Render,
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

/** Ink is darker than its surroundings on any skin. */
function toDetails({ data, width, height }: Plane): Details {
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
