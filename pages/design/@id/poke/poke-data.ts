/** What a design page says of its dots. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut, toHours } from "#domain/design.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";

export type PokeData = {
  src: string;
  /** Estimated for all of it, and in the artist's words. */
  hours?: { mean: number; words: string };
};

/** Undefined when it is sold out or in color, or has too little ink. */
export function toPoke(design: Design, { dots }: PlateEntry): PokeData | undefined {
  if (!dots || design.isColor || isSoldOut(design)) return undefined;
  const { hours } = design;
  return {
    src: toAddress(dots),
    hours: hours && { mean: (hours.from + (hours.to ?? hours.from)) / 2, words: toHours(hours) },
  };
}
