/** What a design page knows about its dots. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut, toHours } from "#domain/design.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";

export type PokeData = {
  src: string;
  /** The estimate for the whole drawing, as a number and in the artist's words. */
  hours?: { mean: number; words: string };
};

/** Returns undefined if the design is sold out, in color, or has too little ink. */
export function toPoke(design: Design, { dots }: PlateEntry, locale: string): PokeData | undefined {
  if (!dots || design.isColor || isSoldOut(design)) return undefined;
  const { hours } = design;
  return {
    src: toAddress(dots),
    hours: hours && { mean: (hours.from + (hours.to ?? hours.from)) / 2, words: toHours(hours, locale) },
  };
}
