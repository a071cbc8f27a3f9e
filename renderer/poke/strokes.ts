/** What a page knows about the dots of a design: where they are, their order, and how long they take by hand. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut, toHours, toHourWords } from "#domain/design.ts";
import { type Dot, readDots, type Stroke } from "#domain/dots.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import type { Point } from "#domain/pixels.ts";
import type { Studio } from "#domain/studio-schema.ts";

export type PokeData = {
  src: string;
  /** How the studio writes numbers. Home shows none. */
  locale?: string;
  /**
   * The estimate for the whole drawing in the artist's words, and its middle as a number and in words. Without it, dots
   * are only counted.
   */
  hours?: { words: string; mean: number; meanWords: string };
  /** The pace of holding, unless it is given. */
  pace?: Pace;
};

/** Dots land one by one, then ever faster, and at the end one by one again. */
export type Pace = { singlyMs: number; wholeMs: number };

/** Returns undefined if the design is sold out or has too little ink. A machine's hours are not those of a hand. */
export function toPoke(
  design: Design,
  { dots }: PlateEntry,
  { locale, about }: Pick<Studio, "locale" | "about">,
): PokeData | undefined {
  if (!dots || isSoldOut(design)) return undefined;
  const hours = about.handPoked && design.hours;
  return { src: toAddress(dots), locale, hours: hours && toHourFacts(hours, locale) };
}

function toHourFacts(hours: NonNullable<Design["hours"]>, locale: string): PokeData["hours"] {
  const { from, to = from } = hours;
  const mean = (from + to) / 2;
  const meanWords = toHourWords({ from: Math.round(4 * mean) / 4, isOpen: false }, locale);
  return { words: toHours(hours, locale), mean, meanWords };
}

export async function fetchStrokes(src: string): Promise<Stroke[]> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return readDots(await response.text());
}

/**
 * Begins with the line that has the dot nearest to `place`, in units, at that dot, and goes on with the region around it
 * and the regions after it. A drawing without lines begins with its nearest shading.
 */
export function startAt(strokes: readonly Stroke[], place: Point): Dot[] {
  const awayFrom = ({ x, y }: Point) => Math.hypot(x - place.x, y - place.y);
  const isLine = ({ kind }: Stroke) => kind === "line";
  const lines = strokes.filter(isLine);
  const [start] = (lines.length > 0 ? lines : strokes)
    .flatMap((stroke) => stroke.dots.map((dot, index) => ({ stroke, index, away: awayFrom(dot) })))
    .sort((a, b) => a.away - b.away);
  if (!start) return [];
  const { stroke, index } = start;
  // A region begins with its lines.
  const from = strokes.findLastIndex((each, at) => at < strokes.indexOf(stroke) && !isLine(each)) + 1;
  const others = [...strokes.slice(from), ...strokes.slice(0, from)].filter((each) => each !== stroke);
  return [stroke.dots.slice(index), stroke.dots.slice(0, index), ...others.map(({ dots }) => dots)].flat();
}

/** Dots that a hand pokes in a second. */
const BY_HAND = 0.7;

type Counted = Pick<PokeData, "hours" | "locale">;

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

const toCount = (count: number, noun: string, locale?: string) =>
  `${count.toLocaleString(locale)} ${count === 1 ? noun : `${noun}s`}`;
