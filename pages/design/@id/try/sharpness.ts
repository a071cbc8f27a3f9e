/** How sharp a photo is, so that ink is not sharper than the skin beside it. */
import type { Size } from "#domain/pixels.ts";

/** The share of pixels, by their gradient, that count as edges. */
const EDGES = 0.01;
/** A slope over two pixels is a blur too: the square of its sigma. */
const OF_SLOPES = 0.5;
const LIMITS = { min: 0.4, max: 4 };

/**
 * The blur of its sharpest edges, as the sigma of a Gaussian, in pixels. Blurs once more, by a known sigma: the less
 * an edge loses of its slope, the softer it was. `gray` holds values of any scale, row by row.
 */
export function measureBlur(gray: Float32Array, { width, height }: Size): number {
  const before = slopes(gray, width);
  const after = slopes(blur(blur(gray, 1, width), width, width), width);
  const inside = (index: number) =>
    index % width > 2 && index % width < width - 3 && index > 3 * width && index < (height - 3) * width;
  const ranked = [...before.keys()].filter(inside).sort((a, b) => (before[b] ?? 0) - (before[a] ?? 0));
  const ratios = ranked
    .slice(0, Math.max(1, Math.round(ranked.length * EDGES)))
    .map((index) => (before[index] ?? 0) / (after[index] || 1))
    .sort((a, b) => a - b);
  const ratio = ratios[ratios.length >> 1] ?? 1;
  const squared = ratio > 1 ? 1 / (ratio ** 2 - 1) - OF_SLOPES : Number.POSITIVE_INFINITY;
  const sigma = Math.sqrt(Math.max(squared, 0));
  return Math.min(Math.max(sigma, LIMITS.min), LIMITS.max);
}

/** A Gaussian of sigma 1, along one axis: `step` is 1 for rows, the width for columns. */
const KERNEL = [0.054, 0.242, 0.4, 0.242, 0.054];

function blur(gray: Float32Array, step: number, width: number): Float32Array {
  const reach = 2 * Math.max(step, width > 1 ? 1 : 0);
  return gray.map((value, index) =>
    index < reach || index >= gray.length - reach
      ? value
      : KERNEL.reduce((sum, weight, tap) => sum + weight * (gray[index + (tap - 2) * step] ?? value), 0) /
        0.992,
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
