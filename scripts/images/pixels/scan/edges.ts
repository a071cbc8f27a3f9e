/** Where a photo steps from dark to light: the points of which a sheet's sides are made. */
import type { Point, Size } from "#domain/pixels.ts";
import { type Patches, patchAt } from "./patches.ts";

/** Change from one patch to the next, as a share of the lightness. */
export type Slopes = Size & { across: Float32Array; down: Float32Array };

/** `angle` points to the light side, in radians; `weight` is 0 to 1. */
export type EdgePoint = Point & { angle: number; weight: number };

/** Below is noise; at the second value, half the weight. */
const FAINTEST = 0.007;
const HALF_WEIGHT = 0.02;
/** Added to lightness, in levels, because noise in the dark looks like steps. */
const DARKNESS = 10;
/** How far in the light side is judged, in patches. */
const INWARDS = 4;

/** Sobel's operator; 0 along the edges of the photo. */
export function toSlopes({ width, height, colors }: Patches): Slopes {
  const [across, down] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const level = (offset: number) => colors[(at + offset) * 3 + 1] as number;
      const right = level(1 - width) + 2 * level(1) + level(1 + width);
      const left = level(-1 - width) + 2 * level(-1) + level(-1 + width);
      const below = level(width - 1) + 2 * level(width) + level(width + 1);
      const above = level(-width - 1) + 2 * level(-width) + level(-width + 1);
      const whole = right + left + 8 * DARKNESS;
      across[at] = (right - left) / whole;
      down[at] = (below - above) / whole;
    }
  }
  return { width, height, across, down };
}

/** 0 to 1. */
export const weightOf = (slope: number) => (slope < FAINTEST ? 0 : slope / (slope + HALF_WEIGHT));

/** Only the steepest of a step, and only where its light side, a few patches in, is accepted. */
export function findEdges(slopes: Slopes, isLight: (patch: number) => boolean): EdgePoint[] {
  const { width, height, across, down } = slopes;
  const steepness = across.map((slope, at) => Math.hypot(slope, down[at] as number));
  const points: EdgePoint[] = [];
  for (const [at, steep] of steepness.entries()) {
    if (steep < FAINTEST) continue;
    const [right, below] = [(across[at] as number) / steep, (down[at] as number) / steep];
    const step = Math.round(right) + Math.round(below) * width;
    if (steep < (steepness[at - step] as number) || steep <= (steepness[at + step] as number)) continue;
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    const inner = patchAt({ width, height }, { x: x + right * INWARDS, y: y + below * INWARDS });
    if (inner === undefined || !isLight(inner)) continue;
    points.push({ x, y, angle: Math.atan2(below, right), weight: weightOf(steep) });
  }
  return points;
}
