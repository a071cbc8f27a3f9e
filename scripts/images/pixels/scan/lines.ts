/** Straight lines through edge points, by the Hough transform: each point votes for lines at right angles to its step. */
import type { Size } from "#domain/pixels.ts";
import type { EdgePoint } from "./edge-points.ts";

/** The line is where x cos + y sin = offset; the light side is where it is larger. */
export type Line = { angle: number; offset: number };

/** Of the accumulator, in degrees and pixels. */
const ANGLES = 360;
const BIN = 1.5;
/** A point votes this far to both sides of its own angle, in degrees. */
const SPREAD = 5;
const MOST_LINES = 28;
/** Lines this near are the same, in degrees and pixels; their points lie this near. */
const SAME = { angle: 5, offset: 7 };
const NEAR = { angle: 9 * (Math.PI / 180), offset: 2 };
/** In votes, as a share of the shorter side. */
const LEAST_VOTES = 0.1;

const DEGREE = Math.PI / 180;

/** The strongest first. */
export function findLines(points: readonly EdgePoint[], size: Size): Line[] {
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const farthest = Math.hypot(middleX, middleY);
  const bins = Math.ceil((2 * farthest) / BIN) + 3;
  const votes = new Float32Array(ANGLES * bins);
  for (const { x, y, angle, weight } of points) {
    const middle = Math.round(angle / DEGREE);
    for (let turn = middle - SPREAD; turn <= middle + SPREAD; turn++) {
      const [cos, sin] = [Math.cos(turn * DEGREE), Math.sin(turn * DEGREE)];
      const bin = Math.round(((x - middleX) * cos + (y - middleY) * sin + farthest) / BIN);
      const at = ((turn + ANGLES) % ANGLES) * bins + bin;
      votes[at] = (votes[at] as number) + weight;
    }
  }
  const peaks: Line[] = [];
  const least = LEAST_VOTES * Math.min(size.width, size.height);
  while (peaks.length < MOST_LINES) {
    const top = indexOfMost(votes);
    if ((votes[top] as number) < least) break;
    const [turn, bin] = [Math.floor(top / bins), top % bins];
    const moved = middleX * Math.cos(turn * DEGREE) + middleY * Math.sin(turn * DEGREE);
    peaks.push({ angle: turn * DEGREE, offset: bin * BIN - farthest + moved });
    clearAround(votes, bins, { turn, bin });
  }
  return peaks.map((peak) => settle(settle(peak, points), points));
}

/** The line that fits best to the points near it, by weighted least squares. */
function settle(line: Line, points: readonly EdgePoint[]): Line {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  let [sum, along, off, alongAlong, alongOff] = [0, 0, 0, 0, 0];
  for (const { x, y, angle, weight } of points) {
    const stray = x * cos + y * sin - line.offset;
    if (Math.abs(stray) > NEAR.offset || turnBetween(angle, line.angle) > NEAR.angle) continue;
    const place = y * cos - x * sin;
    sum += weight;
    along += weight * place;
    off += weight * stray;
    alongAlong += weight * place * place;
    alongOff += weight * place * stray;
  }
  const spread = sum * alongAlong - along * along;
  if (spread <= 0) return line;
  const slope = (sum * alongOff - along * off) / spread;
  const rise = (off - slope * along) / sum;
  const length = Math.hypot(1, slope);
  return { angle: line.angle - Math.atan(slope), offset: (line.offset + rise) / length };
}

/** 0 to half a turn. */
export function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

function indexOfMost(values: Float32Array): number {
  let most = 0;
  for (let at = 1; at < values.length; at++) if ((values[at] as number) > (values[most] as number)) most = at;
  return most;
}

function clearAround(votes: Float32Array, bins: number, { turn, bin }: { turn: number; bin: number }): void {
  const reach = Math.round(SAME.offset / BIN);
  for (let near = turn - SAME.angle; near <= turn + SAME.angle; near++) {
    const row = ((near + ANGLES) % ANGLES) * bins;
    votes.fill(0, row + Math.max(0, bin - reach), row + Math.min(bins, bin + reach + 1));
  }
}
