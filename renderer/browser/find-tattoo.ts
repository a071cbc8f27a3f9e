/**
 * Where a drawing lies in a photo of its tattoo: the place, size and turn at which the details of both agree best, by
 * normalized cross-correlation (Lewis 1995) of small pictures without their low frequencies.
 */

/** Gray levels, row by row. */
export type Plane = { data: Float32Array; width: number; height: number };

/** Gray levels of the drawing on white; the scale is as in `Place`. */
type Render = (scale: number, turn: number) => Plane;

/**
 * The middle as shares of the photo's width and height, the longer side as a share of the photo's, and degrees clockwise.
 * The score is 1 where both are equal; the evidence counts how much was compared, too (Fisher 1915).
 */
export type Place = { x: number; y: number; scale: number; turn: number; score: number; evidence: number };

/** The longer side of the photo in which it is searched, in pixels. */
export const LONG = 128;
/** Below this score it may as well be elsewhere. */
const LEAST = 0.47;
/** Between two turns, in degrees, and two scales. */
const [TURN, GROWTH] = [8, 1.1];
const TURNS = [0, -1, 1, -2, 2, -3, 3].map((step) => step * TURN);
const SCALES = Array.from({ length: 13 }, (_, step) => 0.3 * GROWTH ** step);
/** So many of the best are looked at more closely, by these parts of a step. */
const CANDIDATES = 8;
const CLOSER = [1 / 2, 1 / 4];
/** What is wider than this, in pixels, is light and shade. */
const DETAIL = 7;

/** Undefined when it is not found. */
export async function findTattoo(photo: Plane, render: Render): Promise<Place | undefined> {
  const details = toDetails(photo);
  const found: Place[] = [];
  for (const turn of TURNS) {
    for (const scale of SCALES) {
      found.push(...match(details, render, { x: 0.5, y: 0.5, scale, turn }, 2));
      await pause();
    }
  }
  const refined: Place[] = [];
  for (const candidate of chooseCandidates(found)) {
    refined.push(CLOSER.reduce((best, step) => refine(details, render, best, step), candidate));
    await pause();
  }
  const best = refined.sort(byEvidence)[0];
  return best && best.score >= LEAST ? best : undefined;
}

/** Lets the visitor go on. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const byEvidence = (a: Place, b: Place) => b.evidence - a.evidence;

/** The best ones, none of which is close to another. */
function chooseCandidates(found: Place[]): Place[] {
  const chosen: Place[] = [];
  for (const place of found.sort(byEvidence))
    if (chosen.length < CANDIDATES && !chosen.some((other) => isClose(other, place))) chosen.push(place);
  return chosen;
}

const isClose = (a: Place, b: Place) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.05 &&
  Math.abs(a.turn - b.turn) < 10 &&
  Math.abs(Math.log(a.scale / b.scale)) < 0.15;

function refine(details: Plane, render: Render, best: Place, step: number): Place {
  const around = [-step, 0, step].flatMap((turn) =>
    [-step, 0, step].flatMap((size) =>
      match(
        details,
        render,
        { ...best, turn: best.turn + turn * TURN, scale: best.scale * GROWTH ** size },
        1,
        3,
      ),
    ),
  );
  return [best, ...around].sort(byEvidence)[0] ?? best;
}

/** The best place of a rendered drawing, everywhere or within `reach` pixels; none when it is larger than the photo. */
function match(
  photo: Plane,
  render: Render,
  at: Omit<Place, "score" | "evidence">,
  step: number,
  reach = LONG,
): Place[] {
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

/** Every second pixel of every second row, by its distance in a photo of that width; `levels` have a mean of 0. */
type Samples = { offsets: Int32Array; levels: Float32Array; power: number };

function sample({ data, width, height }: Plane, stride: number): Samples {
  const [offsets, levels]: [number[], number[]] = [[], []];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      offsets.push(y * stride + x);
      levels.push(data[y * width + x] ?? 0);
    }
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const centered = Float32Array.from(levels, (level) => level - mean);
  return {
    offsets: Int32Array.from(offsets),
    levels: centered,
    power: centered.reduce((sum, level) => sum + level ** 2, 0),
  };
}

function correlate({ data }: Plane, { offsets, levels, power }: Samples, origin: number): number {
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

/** How much darker each pixel is than its surroundings, as ink is on any skin. */
function toDetails({ data, width, height }: Plane): Plane {
  const rows = blur(data, { count: height, length: width, across: width, along: 1 });
  const around = blur(rows, { count: width, length: height, across: 1, along: width });
  return {
    width,
    height,
    data: data.map((level, index) => Math.min(0.5, 1 - (level + 20) / ((around[index] ?? 0) + 20))),
  };
}

type Lines = { count: number; length: number; across: number; along: number };

/** The mean along each line, of as many pixels as there are within the distance. */
function blur(data: Float32Array, { count, length, across, along }: Lines): Float32Array {
  const means = new Float32Array(data.length);
  for (let line = 0; line < count; line++)
    for (let place = 0; place < length; place++) {
      const [from, to] = [Math.max(0, place - DETAIL), Math.min(length - 1, place + DETAIL)];
      let sum = 0;
      for (let near = from; near <= to; near++) sum += data[line * across + near * along] ?? 0;
      means[line * across + place * along] = sum / (to - from + 1);
    }
  return means;
}
