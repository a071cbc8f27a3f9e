/** The words about the dots of a design, and the hours that they take by hand. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut, toHours, toHourWords } from "#domain/design.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";

export type PokeFacts = {
  /** Address of the dots. */
  src: string;
  /** How the studio writes numbers. */
  locale: string;
  /**
   * The estimate for the whole drawing in the artist's words, and its middle as a number and in words. Without it, dots
   * are only counted.
   */
  hours?: { words: string; mean: number; meanWords: string };
};

/** Returns undefined if the design is sold out or has too little ink. A machine's hours are not those of a hand. */
export function toPokeFacts(
  design: Design,
  { dots }: PlateEntry,
  { locale, about }: Pick<Studio, "locale" | "about">,
): PokeFacts | undefined {
  if (!dots || isSoldOut(design)) return undefined;
  const hours = about.handPoked && design.hours;
  return { src: toAddress(dots), locale, hours: hours && toHourFacts(hours, locale) };
}

function toHourFacts(hours: NonNullable<Design["hours"]>, locale: string): PokeFacts["hours"] {
  const { from, to = from } = hours;
  const mean = (from + to) / 2;
  const meanWords = toHourWords({ from: Math.round(4 * mean) / 4, isOpen: false }, locale);
  return { words: toHours(hours, locale), mean, meanWords };
}

/** Dots that a hand pokes in a second. */
const BY_HAND = 0.7;

type Counted = Pick<PokeFacts, "hours" | "locale">;

/** `dot 16 · 23 seconds by hand`; later `dot 4,672 · 2 h 20 of 4–5½ h`. */
export function toProgress(poked: number, total: number, { hours, locale }: Counted): string {
  const dot = `dot ${poked.toLocaleString(locale)}`;
  if (!hours) return dot;
  const seconds = poked / BY_HAND;
  const minutes = Math.max(1, Math.floor((60 * hours.mean * poked) / total));
  const whole = Math.floor(minutes / 60);
  const time = `${whole} h ${String(minutes % 60).padStart(2, "0")}`;
  const words = () => {
    if (seconds < 60) return `${toCount(Math.round(seconds), "second", locale)} by hand`;
    if (whole === 0) return `${toCount(minutes, "minute", locale)} by hand`;
    return `${time} of ${hours.words} h`;
  };
  return toLine(`${dot} · `, words());
}

/** `9,512 dots. About 4¾ hours by hand.` */
export function toTotal(total: number, { hours, locale }: Counted): string {
  return toLine(`${toCount(total, "dot", locale)}. `, hours ? `About ${hours.meanWords} by hand.` : "");
}

/** Lets the line break only before `rest`, so that its words stay in place while they are counted. */
const toLine = (start: string, rest: string) => start + rest.replaceAll(" ", "\u00a0");

const toCount = (count: number, noun: string, locale: string) =>
  `${count.toLocaleString(locale)} ${count === 1 ? noun : `${noun}s`}`;
