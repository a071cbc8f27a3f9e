/** What a page knows about the dots of a design. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut, toHours, toHourWords } from "#domain/design.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";

export type PokeData = {
  src: string;
  /** The estimate for the whole drawing in the artist's words, and its middle as a number and in words. */
  hours?: { words: string; mean: number; meanWords: string };
};

/** Returns undefined if the design is sold out or has too little ink. */
export function toPoke(design: Design, { dots }: PlateEntry, locale: string): PokeData | undefined {
  if (!dots || isSoldOut(design)) return undefined;
  return { src: toAddress(dots), hours: design.hours && describe(design.hours, locale) };
}

function describe(hours: NonNullable<Design["hours"]>, locale: string): PokeData["hours"] {
  const { from, to = from } = hours;
  const mean = (from + to) / 2;
  const meanWords = toHourWords({ from: Math.round(4 * mean) / 4, isOpen: false }, locale);
  return { words: toHours(hours, locale), mean, meanWords };
}
