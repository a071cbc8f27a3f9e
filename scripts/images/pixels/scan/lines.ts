/** Straight lines through edge points, by the Hough transform: each point votes for lines at right angles to its step. */
import type { Point, Size } from "#domain/pixels.ts";
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
/** Lines this near are the same, in degrees and bins. */
const SAME = 5;
/** A line is refined, round by round, by the points this near to it, in patches, that turn no further from it. */
const NEAR = [2.5, 1.2, 1];
const MOST_TURN = 9 * DEGREE;
/** In votes, as a share of the shorter side. */
const LEAST_VOTES = 0.07;

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
    lines.push(NEAR.reduce((settled, near) => settle(settled, near, points), line));
    for (let near = turn - SAME; near <= turn + SAME; near++) {
      const row = ((near + ANGLES) % ANGLES) * bins;
      votes.fill(0, row + Math.max(0, bin - SAME), row + Math.min(bins, bin + SAME + 1));
    }
  }
  return lines;
}

/** The line that fits best to the points near it, by weighted least squares. */
function settle({ angle, offset }: Line, near: number, points: readonly EdgePoint[]): Line {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [sum, along, off, alongAlong, alongOff] = [0, 0, 0, 0, 0];
  for (const { x, y, angle: turned, weight } of points) {
    const [place, stray] = [y * cos - x * sin, x * cos + y * sin - offset];
    if (Math.abs(stray) > near || turnBetween(turned, angle) > MOST_TURN) continue;
    sum += weight;
    along += weight * place;
    off += weight * stray;
    alongAlong += weight * place * place;
    alongOff += weight * place * stray;
  }
  const slope = (sum * alongOff - along * off) / (sum * alongAlong - along * along || 1);
  const rise = (off - slope * along) / sum;
  return { angle: angle - Math.atan(slope), offset: (offset + rise) / Math.hypot(1, slope) };
}

export function crossing(one: Line, other: Line): Point {
  const [a, b] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [c, d] = [Math.cos(other.angle), Math.sin(other.angle)];
  const area = a * d - b * c;
  return { x: (one.offset * d - b * other.offset) / area, y: (a * other.offset - one.offset * c) / area };
}

/** 0 to half a turn. */
export function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
