/** Finds a drawing in a photo of its tattoo: the position, size and rotation where their details match best. */
import type { Place } from "#domain/manifest-schema.ts";
import { type Size, scaled } from "#domain/pixels.ts";
import { byteAt, lumaPlane, type Plane } from "#drawing/raster.ts";
import { decode, readMetadata } from "../codec/codec.ts";
import { EVERYWHERE, type Match, match, NEARBY, type Pair, type Render, toDetails } from "./match.ts";

/** The longer side of the searched photo, in pixels. */
export const LONG = 128;
/** A match with a lower score may be a coincidence. */
const MIN_SCORE = 0.47;
/** The step between turns, in degrees, and the factor between scales. */
const [TURN, GROWTH] = [8, 1.1];
const TURNS = [0, -1, 1, -2, 2, -3, 3].map((step) => step * TURN);
const SCALES = Array.from({ length: 13 }, (_, step) => 0.3 * GROWTH ** step);
/** How many of the best matches are refined, and by which fractions of a step. */
const CANDIDATES = 8;
const CLOSER = [1 / 2, 1 / 4];

/** Finds a drawing in a photo; both are encoded pictures. Returns undefined when it is not there. */
export async function locateDrawing(drawing: Uint8Array, photo: Uint8Array): Promise<Place | undefined> {
  const [around, small, smaller] = await Promise.all([
    decodeSmall(photo, LONG),
    decodeSmall(drawing, LONG),
    // Linear interpolation would skip pixels when it shrinks a picture to less than half.
    decodeSmall(drawing, LONG / 2),
  ]);
  const render: Render = (scale, turn) =>
    scale > 0.5 ? turned(small, scale, turn) : turned(smaller, 2 * scale, turn);
  const found = findTattoo({ details: toDetails(around), render });
  return found && toPlace(found, small, around);
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

/** Tries all turns and scales, then refines the best. Returns undefined when none matches well enough. */
function findTattoo(pair: Pair): Match | undefined {
  const found: Match[] = [];
  for (const turn of TURNS)
    for (const scale of SCALES) found.push(...match(pair, { x: 0.5, y: 0.5, scale, turn }, EVERYWHERE));
  const refined = chooseCandidates(found).map((candidate) =>
    CLOSER.reduce((best, step) => refine(pair, best, step), candidate),
  );
  const best = refined.sort(byEvidence)[0];
  return best && best.score >= MIN_SCORE ? best : undefined;
}

const byEvidence = (a: Match, b: Match) => b.evidence - a.evidence;

/** Chooses the best matches, without those close to a better one. */
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

function refine(pair: Pair, best: Match, step: number): Match {
  const around: Match[] = [];
  for (const turn of [-step, 0, step])
    for (const size of [-step, 0, step]) {
      const at = { ...best, turn: best.turn + turn * TURN, scale: best.scale * GROWTH ** size };
      around.push(...match(pair, at, NEARBY));
    }
  return [best, ...around].sort(byEvidence)[0] ?? best;
}

/** Decodes a picture to gray, with `long` as its longer side. */
async function decodeSmall(bytes: Uint8Array, long: number): Promise<Plane> {
  const { width, height } = await readMetadata(bytes);
  return lumaPlane(await decode(bytes, scaled({ width, height }, long / Math.max(width, height))));
}

/** Scales a plane and turns it about its center, with linear interpolation: sharp would take three times as long. */
function turned(plane: Plane, scale: number, turn: number): Plane {
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
