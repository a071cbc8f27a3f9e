/** Straight lines through edge points, by the Hough transform: each point votes for lines at right angles to its step. */
import type { Size } from "#domain/pixels.ts";
import type { EdgePoint } from "./edges.ts";

/** The line is where x cos + y sin = offset; the light side is where it is larger. */
export type Line = { angle: number; offset: number };

export const DEGREE = Math.PI / 180;
/** Of the accumulator, in degrees and patches. */
const ANGLES = 360;
const BIN = 1.5;
/** A point votes this far to both sides of its own angle, in degrees. */
const SPREAD = 5;
const MOST_LINES = 28;
/** Lines this near are the same, in degrees and bins; points of a line lie this near to it. */
const SAME = { turn: 5, bins: 5 };
const NEAR = { angle: 9 * DEGREE, offset: 2 };
/** In votes, as a share of the shorter side. */
const LEAST_VOTES = 0.1;

/** The strongest first. */
export function findLines(points: readonly EdgePoint[], size: Size): Line[] {
  const farthest = Math.hypot(size.width, size.height);
  const bins = Math.ceil((2 * farthest) / BIN) + 2;
  const votes = new Float32Array(ANGLES * bins);
  for (const { x, y, angle, weight } of points) {
    const middle = Math.round(angle / DEGREE);
    for (let turn = middle - SPREAD; turn <= middle + SPREAD; turn++) {
      const offset = x * Math.cos(turn * DEGREE) + y * Math.sin(turn * DEGREE);
      const at = ((turn + ANGLES) % ANGLES) * bins + Math.round((offset + farthest) / BIN);
      votes[at] = (votes[at] as number) + weight;
    }
  }
  const lines: Line[] = [];
  while (lines.length < MOST_LINES) {
    const top = votes.reduce((most, value, at) => (value > (votes[most] as number) ? at : most), 0);
    if ((votes[top] as number) < LEAST_VOTES * Math.min(size.width, size.height)) break;
    const [turn, bin] = [Math.floor(top / bins), top % bins];
    const line = { angle: turn * DEGREE, offset: bin * BIN - farthest };
    lines.push(settle(settle(line, points), points));
    for (let near = turn - SAME.turn; near <= turn + SAME.turn; near++) {
      const row = ((near + ANGLES) % ANGLES) * bins;
      votes.fill(0, row + Math.max(0, bin - SAME.bins), row + Math.min(bins, bin + SAME.bins + 1));
    }
  }
  return lines;
}

/** The line that fits best to the points near it, by weighted least squares. */
function settle(line: Line, points: readonly EdgePoint[]): Line {
  let [sum, along, off, alongAlong, alongOff] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const { place, stray } = fromLine(line, point);
    if (Math.abs(stray) > NEAR.offset || turnBetween(point.angle, line.angle) > NEAR.angle) continue;
    sum += point.weight;
    along += point.weight * place;
    off += point.weight * stray;
    alongAlong += point.weight * place * place;
    alongOff += point.weight * place * stray;
  }
  const spread = sum * alongAlong - along * along;
  if (spread <= 0) return line;
  const slope = (sum * alongOff - along * off) / spread;
  const rise = (off - slope * along) / sum;
  return { angle: line.angle - Math.atan(slope), offset: (line.offset + rise) / Math.hypot(1, slope) };
}

/** How far along the line a point lies, and how far from it on the light side. */
export function fromLine({ angle, offset }: Line, { x, y }: { x: number; y: number }) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { place: y * cos - x * sin, stray: x * cos + y * sin - offset };
}

/** 0 to half a turn. */
export function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
