/**
 * Finds straight edges in a photo: the points where it steps from dark to light, and the lines through them. Uses the
 * Hough transform, in which each point votes for lines at right angles to its step.
 */
import type { Point, Size } from "#domain/pixels.ts";
import { byteAt, sampleAt } from "../raster.ts";
import { type Patches, patchAt } from "./patches.ts";

/** Change from one patch to the next, relative to the lightness. */
export type Slopes = Size & { across: Float32Array; down: Float32Array };

/** `angle` points to the light side, in radians; `weight` is 0 to 1. */
type EdgePoint = Point & { angle: number; weight: number };

/** A step fainter than `least` is noise; one as steep as `half` has half the weight. */
const STEEP = { least: 0.007, half: 0.02 };
/** Added to the lightness, in levels, because noise in the dark looks like steps. */
const DARKNESS = 10;

/** Applies Sobel's operator. The slopes along the edges of the photo are 0. */
export function toSlopes({ width, height, levels }: Patches): Slopes {
  const [across, down] = [new Float32Array(width * height), new Float32Array(width * height)];
  const levelAt = (patch: number) => byteAt(levels, patch);
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const right = levelAt(at + 1 - width) + 2 * levelAt(at + 1) + levelAt(at + 1 + width);
      const left = levelAt(at - 1 - width) + 2 * levelAt(at - 1) + levelAt(at - 1 + width);
      const below = levelAt(at + width - 1) + 2 * levelAt(at + width) + levelAt(at + width + 1);
      const above = levelAt(at - width - 1) + 2 * levelAt(at - width) + levelAt(at - width + 1);
      const whole = right + left + 8 * DARKNESS;
      across[at] = (right - left) / whole;
      down[at] = (below - above) / whole;
    }
  }
  return { width, height, across, down };
}

/** Weighs a step, 0 to 1. */
export const weightOf = (slope: number) => (slope < STEEP.least ? 0 : slope / (slope + STEEP.half));

/** Finds the steepest point of each step, if the patch a little way into its light side is one of `light`. */
export function findEdges(slopes: Slopes, light: ReadonlySet<number>): EdgePoint[] {
  const { width, height, across, down } = slopes;
  const steepness = across.map((slope, at) => Math.hypot(slope, sampleAt(down, at)));
  const points: EdgePoint[] = [];
  for (const [at, steep] of steepness.entries()) {
    if (steep < STEEP.least) continue;
    const [right, below] = [sampleAt(across, at) / steep, sampleAt(down, at) / steep];
    const step = Math.round(right) + Math.round(below) * width;
    if (steep < sampleAt(steepness, at - step) || steep <= sampleAt(steepness, at + step)) continue;
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    const inner = patchAt({ width, height }, { x: x + 4 * right, y: y + 4 * below });
    if (inner === undefined || !light.has(inner)) continue;
    points.push({ x, y, angle: Math.atan2(below, right), weight: weightOf(steep) });
  }
  return points;
}

/** The line is where x cos + y sin = offset; the light side is where it is larger. */
export type Line = { angle: number; offset: number };

export const DEGREE = Math.PI / 180;
/** The size of the accumulator in degrees, and of its bins in patches. */
const [ANGLES, BIN] = [360, 1.5];
/** A point votes this far to both sides of its own angle, in degrees. Lines within it, and as many bins, are the same. */
const SPREAD = 5;
const MAX_LINES = 28;
/** Each round fits the line to the points within this distance, in patches, and within this angle. */
const NEAR = [2.5, 1.2, 1];
const MAX_TURN = 9 * DEGREE;
/** The fewest votes for a line, relative to the shorter side. */
const MIN_VOTES = 0.07;

/** Finds the lines, the strongest first. */
export function findLines(points: readonly EdgePoint[], size: Size): Line[] {
  const farthest = Math.hypot(size.width, size.height);
  const bins = Math.ceil((2 * farthest) / BIN) + 2;
  const votes = new Float32Array(ANGLES * bins);
  for (const { x, y, angle, weight } of points) {
    const middle = Math.round(angle / DEGREE);
    for (let turn = middle - SPREAD; turn <= middle + SPREAD; turn++) {
      const offset = x * Math.cos(turn * DEGREE) + y * Math.sin(turn * DEGREE);
      const at = ((turn + ANGLES) % ANGLES) * bins + Math.round((offset + farthest) / BIN);
      votes[at] = sampleAt(votes, at) + weight;
    }
  }
  const lines: Line[] = [];
  while (lines.length < MAX_LINES) {
    const most = votes.reduce((before, value) => Math.max(before, value));
    if (most < MIN_VOTES * Math.min(size.width, size.height)) break;
    const top = votes.indexOf(most);
    const [turn, bin] = [Math.floor(top / bins), top % bins];
    const line = { angle: turn * DEGREE, offset: bin * BIN - farthest };
    lines.push(NEAR.reduce((settled, near) => settle(settled, near, points), line));
    for (let near = turn - SPREAD; near <= turn + SPREAD; near++) {
      const row = ((near + ANGLES) % ANGLES) * bins;
      votes.fill(0, row + Math.max(0, bin - SPREAD), row + Math.min(bins, bin + SPREAD + 1));
    }
  }
  return lines;
}

/** Fits the line to the points near it, by weighted least squares. */
function settle({ angle, offset }: Line, near: number, points: readonly EdgePoint[]): Line {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [sum, sumAlong, sumAside, squares, products] = [0, 0, 0, 0, 0];
  for (const { x, y, angle: turned, weight } of points) {
    const [along, aside] = [y * cos - x * sin, x * cos + y * sin - offset];
    if (Math.abs(aside) > near || turnBetween(turned, angle) > MAX_TURN) continue;
    sum += weight;
    sumAlong += weight * along;
    sumAside += weight * aside;
    squares += weight * along * along;
    products += weight * along * aside;
  }
  const slope = (sum * products - sumAlong * sumAside) / (sum * squares - sumAlong * sumAlong || 1);
  const rise = (sumAside - slope * sumAlong) / sum;
  return { angle: angle - Math.atan(slope), offset: (offset + rise) / Math.hypot(1, slope) };
}

export function crossing(one: Line, other: Line): Point {
  const [a, b] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [c, d] = [Math.cos(other.angle), Math.sin(other.angle)];
  const area = a * d - b * c;
  return { x: (one.offset * d - b * other.offset) / area, y: (a * other.offset - one.offset * c) / area };
}

/** Returns the angle between two directions, in radians: 0 to half a turn. */
export function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
