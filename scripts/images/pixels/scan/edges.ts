/** Where a photo steps from dark to light: the points of which a sheet's sides are made. */
import { type Patches, patchUnder } from "./patches.ts";

/** `angle` points to the light side, in radians; `weight` is 0 to 1. */
export type EdgePoint = { x: number; y: number; angle: number; weight: number };

/** Change a patch, as a share of the lightness: below is noise; at the second value, half the weight. */
const FAINTEST = 0.007;
const HALF_WEIGHT = 0.02;
/** Added to lightness, in levels: darkness steps by chance. */
const DARKNESS = 10;
/** How far in the light side is judged, in patches. */
const INWARDS = 4;

/** Only steps whose light side, a few patches in, is accepted. */
export function findEdges(patches: Patches, isLight: (patch: number) => boolean): EdgePoint[] {
  const { width, height } = patches;
  const { steps, acrosses, downs } = toSteps(patches);
  const points: EdgePoint[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = steps[at] as number;
      if (here < FAINTEST) continue;
      const [across, down] = [(acrosses[at] as number) / here, (downs[at] as number) / here];
      const [right, below] = [Math.round(across), Math.round(down)];
      const before = steps[at - right - below * width] as number;
      const after = steps[at + right + below * width] as number;
      if (here < before || here <= after) continue;
      if (!isLight(patchUnder(patches, x + 0.5 + across * INWARDS, y + 0.5 + down * INWARDS))) continue;
      // The top of the parabola through the three steps.
      const shift = ((after - before) / (2 * (2 * here - before - after))) * Math.hypot(right, below);
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

/** Sobel's operator, relative to the lightness. */
function toSteps({ width, height, colours }: Patches) {
  const lightness = Float32Array.from({ length: width * height }, (_, patch) => {
    const channel = (number: number) => colours[patch * 3 + number] as number;
    return (54 * channel(0) + 183 * channel(1) + 19 * channel(2)) / 256;
  });
  const [steps, acrosses, downs] = [lightness.slice().fill(0), lightness.slice(), lightness.slice()];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const level = (offset: number) => lightness[at + offset] as number;
      const right = level(1 - width) + 2 * level(1) + level(1 + width);
      const left = level(-1 - width) + 2 * level(-1) + level(-1 + width);
      const below = level(width - 1) + 2 * level(width) + level(width + 1);
      const above = level(-width - 1) + 2 * level(-width) + level(-width + 1);
      const whole = right + left + 8 * DARKNESS;
      acrosses[at] = (right - left) / whole;
      downs[at] = (below - above) / whole;
      steps[at] = Math.hypot((right - left) / whole, (below - above) / whole);
    }
  }
  return { steps, acrosses, downs };
}
