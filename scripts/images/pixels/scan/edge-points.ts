/** Where a picture steps from dark to light: the points of which a sheet's sides are made. */

import { lumaPlane, type Picture } from "../picture.ts";
import type { Point } from "./homography.ts";

/** `angle` points to the light side, in radians; `weight` is 0 to 1. */
export type EdgePoint = { x: number; y: number; angle: number; weight: number };

/** Change a pixel, as a share of the lightness: below is noise; at the second value, half the weight. */
const FAINTEST = 0.007;
const HALF_WEIGHT = 0.02;
/** How far in the light side is judged, in pixels. */
const INWARDS = 4;

/** Only steps whose light side, a few pixels in, is accepted. */
export function findEdgePoints(picture: Picture, isLight: (place: Point) => boolean): EdgePoint[] {
  const { data, width, height } = lumaPlane(picture);
  const steep = new Float32Array(data.length);
  const [acrosses, downs] = [new Float32Array(data.length), new Float32Array(data.length)];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const level = (offset: number) => data[at + offset] as number;
      const right = level(1 - width) + 2 * level(1) + level(1 + width);
      const left = level(-1 - width) + 2 * level(-1) + level(-1 + width);
      const below = level(width - 1) + 2 * level(width) + level(width + 1);
      const above = level(-width - 1) + 2 * level(-width) + level(-width + 1);
      const lightness = (right + left) / 8 + 10;
      acrosses[at] = (right - left) / 8 / lightness;
      downs[at] = (below - above) / 8 / lightness;
      steep[at] = Math.hypot(acrosses[at] as number, downs[at] as number);
    }
  }
  const points: EdgePoint[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = steep[at] as number;
      if (here < FAINTEST) continue;
      const [across, down] = [(acrosses[at] as number) / here, (downs[at] as number) / here];
      const step = Math.round(across) + Math.round(down) * width;
      const [before, after] = [steep[at - step] as number, steep[at + step] as number];
      if (here < before || here <= after) continue;
      if (!isLight({ x: x + 0.5 + across * INWARDS, y: y + 0.5 + down * INWARDS })) continue;
      const shift =
        ((after - before) / (2 * (2 * here - before - after) || 1)) *
        Math.hypot(Math.round(across), Math.round(down));
      points.push({
        x: x + 0.5 + across * shift,
        y: y + 0.5 + down * shift,
        angle: Math.atan2(down, across),
        weight: here / (here + HALF_WEIGHT),
      });
    }
  }
  return points;
}
