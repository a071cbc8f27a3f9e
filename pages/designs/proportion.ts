/** True proportion: all drawings, and a hand beside them, on one scale. */
import { unpackPicture } from "#domain/pictures.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";

/** Inches of hand.svg. */
export const HAND = { width: 5, height: 7.65 };

/** Inches that the width of a tile stands for, so that the largest drawing fills as much of it as any drawing may. */
export function toTileInches(designs: readonly Pick<SharedDesign, "inches" | "image">[]): number {
  const sides = designs.flatMap(({ inches, image }) => {
    if (!inches) return [];
    const { width, height } = unpackPicture(image);
    return { width: inches, height: (inches * height) / width };
  });
  return Math.max(...[HAND, ...sides].map(({ width, height }) => Math.max(width / 0.88, height / 1.1)));
}
