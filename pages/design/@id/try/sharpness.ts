/** How sharp a photo is, so that ink is not sharper than the skin beside it. */
import type { Size } from "#domain/pixels.ts";
import { clamp } from "./placement.ts";

/** The share of pixels, by their gradient, that count as edges. */
const EDGES = 0.01;
/** A slope over two pixels is a blur too: the square of its sigma. */
const OF_SLOPES = 0.5;
const SHARPEST = 0.4;
const SOFTEST = 4;

/**
 * The blur of its sharpest edges, as the sigma of a Gaussian, in pixels. Blurs once more, by a known sigma: the less
 * an edge loses of its slope, the softer it was. `gray` holds values of any scale, row by row.
 */
export function measureBlur(gray: Float32Array, { width, height }: Size): number {
  const before = slopes(gray, width);
  const after = slopes(blur(blur(gray, 1), width), width);
  const inside = (index: number) =>
    index % width > 2 && index % width < width - 3 && index > 3 * width && index < (height - 3) * width;
  const ranked = [...before.keys()].filter(inside).sort((a, b) => (before[b] ?? 0) - (before[a] ?? 0));
  const ratios = ranked
    .slice(0, Math.max(1, Math.round(ranked.length * EDGES)))
    .map((index) => (before[index] ?? 0) / (after[index] || 1))
    .sort((a, b) => a - b);
  const ratio = ratios[ratios.length >> 1] ?? 1;
  const squared = ratio > 1 ? 1 / (ratio ** 2 - 1) - OF_SLOPES : Number.POSITIVE_INFINITY;
  return clamp(Math.sqrt(Math.max(squared, 0)), SHARPEST, SOFTEST);
}

/** A Gaussian of sigma 1. */
const KERNEL = [0.0545, 0.244, 0.403, 0.244, 0.0545];

/** Along one axis: `step` is 1 for rows, the width for columns. */
function blur(gray: Float32Array, step: number): Float32Array {
  return gray.map((value, index) =>
    KERNEL.reduce((sum, weight, tap) => sum + weight * (gray[index + (tap - 2) * step] ?? value), 0),
  );
}

function slopes(gray: Float32Array, width: number): Float32Array {
  return gray.map((_, index) =>
    Math.hypot(
      (gray[index + 1] ?? 0) - (gray[index - 1] ?? 0),
      (gray[index + width] ?? 0) - (gray[index - width] ?? 0),
    ),
  );
}
