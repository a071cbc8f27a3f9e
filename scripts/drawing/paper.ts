/** Thresholds for paper and ink, 0 to 255 or relative to the light. Each says what it separates. */
import type { Rgb } from "#domain/pixels.ts";

/** Separates leveled paper (about 250 of 255) from all that is on it: a fold, a smudge, the blurred edge of a line. */
export const PAPER = 240;
/** Separates, on leveled paper, what is drawn from what a fold or a smudge leaves. */
export const INK = 215;
/** Separates lines and solid blacks from their blurred edges, and anything colored from a wash of color. */
export const SOLID = 150;
/** Separates paper in uneven light from pencil, relative to the light around it. */
export const SAME_PAPER = 0.045;
/** Separates paper from a darker table, relative to the lightest part of the photo. */
export const DIM = 0.4;

/**
 * The least lightness (0 to 255), and the most of `cast` and `tint` as `castOf` measures them. The first separates paper
 * that can be leveled as it is from what may be a wall, skin or cloth. The second separates a sheet in poor light from
 * colored paper, and from paper so dark that ink on it has too few levels left.
 */
export const PLAIN: Limits = { least: 140, cast: 0.17, tint: 0.03 };
export const USABLE: Limits = { least: 75, cast: 0.4, tint: 0.09 };

type Limits = { least: number; cast: number; tint: number };

/**
 * Measures a color relative to its lightness: how far its channels differ, and how far green is from the middle of red
 * and blue. Lamps and the sky leave green there; colored paper does not.
 */
function castOf([red, green, blue]: Rgb): { cast: number; tint: number } {
  const most = Math.max(red, green, blue);
  return {
    cast: (most - Math.min(red, green, blue)) / most,
    tint: Math.abs(green - (red + blue) / 2) / green,
  };
}

export function isNeutral(color: Rgb, most: Limits): boolean {
  const { cast, tint } = castOf(color);
  return cast <= most.cast && tint <= most.tint;
}
