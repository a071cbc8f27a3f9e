/** What flat, evenly lit paper shows besides a drawing: the end of the photo, a pattern, a fold, a stain. */
import type { Point, Size } from "#domain/pixels.ts";
import type { Picture, Plane } from "../picture.ts";

export const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;

export type SideName = (typeof SIDE_NAMES)[number];

/** Samples along each side of the photo, this far inside it; so many inked ones are no speck. */
const [SAMPLES, INSIDE, LEAST_INKED] = [700, 0.006, 3];
/** Ink is darker than this, on paper of 255. */
const INK = 195;
/** The table may show this near to an edge of the paper, as a share of its size. */
const TABLE = 0.02;

/** The paper as the photo shows it: where it ends by itself, and where on it a place of the photo is, as fractions. */
export type View = { ends: Record<SideName, boolean>; toPaper: (place: Point) => Point };

/** The sides of the photo that cut off what is drawn. */
export function findCutSides(paper: Plane, { ends, toPaper }: View): SideName[] {
  const isInked = (place: Point) => {
    const { x, y } = toPaper(place);
    const depths = { top: y, right: 1 - x, bottom: 1 - y, left: x };
    const isOnPaper = SIDE_NAMES.every((side) => depths[side] > (ends[side] ? TABLE : 0));
    return isOnPaper && lumaAt(paper, { x, y }) < INK;
  };
  const steps = Array.from({ length: SAMPLES }, (_, step) => (step + 0.5) / SAMPLES);
  return SIDE_NAMES.filter(
    (side) => steps.filter((along) => isInked(PLACES[side](along))).length >= LEAST_INKED,
  );
}

const PLACES: Record<SideName, (along: number) => Point> = {
  top: (x) => ({ x, y: INSIDE }),
  right: (y) => ({ x: 1 - INSIDE, y }),
  bottom: (x) => ({ x, y: 1 - INSIDE }),
  left: (y) => ({ x: INSIDE, y }),
};

const lumaAt = ({ data, width, height }: Plane, { x, y }: Point) =>
  data[Math.floor(y * height) * width + Math.floor(x * width)] ?? 255;

/** Windows along each side. */
const WINDOWS = 8;
/** Its period, in pixels and as a share of a window. */
const [SHORTEST, LONGEST] = [4, 0.45];
/** How alike what repeats is (1 is the same), and how unlike what lies between. */
const [ALIKE, UNLIKE] = [0.35, 0.15];
/** Its mean darkness, in levels, and the most that a pixel counts. */
const [FAINTEST, DARKEST] = [0.3, 60];

/** The share of the windows with a pattern that repeats across and down, such as a grid */
export function patternShare(paper: Plane): number {
  const size = { width: Math.floor(paper.width / WINDOWS), height: Math.floor(paper.height / WINDOWS) };
  let found = 0;
  for (let row = 0; row < WINDOWS; row++)
    for (let column = 0; column < WINDOWS; column++) {
      const corner = { x: column * size.width, y: row * size.height };
      if (profilesOf(paper, corner, size).every(repeats)) found++;
    }
  return found / WINDOWS ** 2;
}

/** The mean darkness of each row, and of each column, of a window. */
function profilesOf({ data, width }: Plane, corner: Point, size: Size): [Float32Array, Float32Array] {
  const [rows, columns] = [new Float32Array(size.height), new Float32Array(size.width)];
  const levelAt = (x: number, y: number) => data[(corner.y + y) * width + corner.x + x] ?? 0;
  let lightest = 0;
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) lightest = Math.max(lightest, levelAt(x, y));
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const dark = Math.min(DARKEST, lightest - levelAt(x, y));
      rows[y] = (rows[y] ?? 0) + dark / size.width;
      columns[x] = (columns[x] ?? 0) + dark / size.height;
    }
  return [rows, columns];
}

/** By its autocorrelation, which falls and rises again. */
function repeats(profile: Float32Array): boolean {
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length;
  if (mean < FAINTEST) return false;
  const stray = profile.map((value) => value - mean);
  const power = stray.reduce((sum, value) => sum + value * value, 0) / stray.length;
  let least = 1;
  for (let lag = 2; lag < LONGEST * stray.length; lag++) {
    let sum = 0;
    for (let at = lag; at < stray.length; at++) sum += (stray[at] ?? 0) * (stray[at - lag] ?? 0);
    const alike = sum / (stray.length - lag) / power;
    least = Math.min(least, alike);
    if (lag >= SHORTEST && least < UNLIKE && alike > ALIKE) return true;
  }
  return false;
}

/** Any mark is darker than this. */
const MARK = 250;
/** A fold shows beside the drawing, in strips along opposite edges: from the first to the second share of the paper. */
const STRIP = [0.025, 0.08] as const;
/** There it covers this share of the length; the paper above and below it is bare. Its width and that paper, in pixels. */
const [FOLDED, BARE] = [0.85, 0.2];
const [WIDEST, BESIDE] = [14, 6];
/** How far it may slope, as a share of the paper. */
const SLOPE = 0.03;

/** Whether a thin line runs over the paper from edge to edge. */
export function hasFold({ data, width, height }: Plane): boolean {
  const isMarked = (x: number, y: number) => (data[y * width + x] ?? 255) < MARK;
  const across = foldsIn({ width, height }, isMarked);
  const down = foldsIn({ width: height, height: width }, (y, x) => isMarked(x, y));
  return across || down;
}

function foldsIn({ width, height }: Size, isMarked: (x: number, y: number) => boolean): boolean {
  const [near, far] = STRIP.map((share) => Math.round(share * width)) as [number, number];
  const lefts = thinLines(height, (y) => coverOf(near, far, (x) => isMarked(x, y)));
  const rights = thinLines(height, (y) => coverOf(width - far, width - near, (x) => isMarked(x, y)));
  return lefts.some((left) => rights.some((right) => Math.abs(left - right) < SLOPE * height));
}

function coverOf(from: number, to: number, isMarked: (at: number) => boolean): number {
  let marked = 0;
  for (let at = from; at < to; at++) if (isMarked(at)) marked++;
  return marked / (to - from);
}

/** Where a covered run begins that is thin, and bare on both sides. */
function thinLines(length: number, cover: (at: number) => number): number[] {
  const covers = Array.from({ length }, (_, at) => cover(at));
  const near = (at: number) => Math.max(covers[at - 1] ?? 0, covers[at] ?? 0, covers[at + 1] ?? 0);
  const isBare = (from: number) =>
    covers.slice(Math.max(0, from), from + BESIDE).every((share) => share < BARE);
  const starts: number[] = [];
  for (let at = Math.round(STRIP[1] * length); at < length - STRIP[1] * length; at++) {
    if (near(at) < FOLDED || near(at - 1) >= FOLDED) continue;
    let end = at;
    while (near(end) >= FOLDED) end++;
    if (end - at <= WIDEST && isBare(at - BESIDE - 2) && isBare(end + 2)) starts.push(at);
  }
  return starts;
}

/** Coffee, tea and tape are brown and lighter than ink: red from here on, this far above blue. */
const [PALE, BROWN] = [130, 18];
/** The least brown, as a share of the paper, and the most warm ink among all else: such a drawing may be brown itself. */
const [LEAST_BROWN, MOST_WARM] = [0.004, 0.1];

/** The middle of pale brown marks beside a drawing in black or in cool colors. */
export function findStain({ data, width, height }: Picture): Point | undefined {
  let [brown, warm, other, x, y] = [0, 0, 0, 0, 0];
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (green >= MARK) continue;
    const share = (red - green) / (red - blue);
    if (red - blue <= BROWN) other++;
    else if (red > PALE && share > 0.15 && share < 0.75) {
      brown++;
      x += (pixel % width) / width;
      y += Math.floor(pixel / width) / height;
    } else warm++;
  }
  const isStain = brown > LEAST_BROWN * width * height && warm < MOST_WARM * (warm + other);
  return isStain ? { x: x / brown, y: y / brown } : undefined;
}
