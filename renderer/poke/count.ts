/** The number of dots and the time that they would take by hand, in words. Each function returns the parts of a line. */
import type { PokeData } from "./poke-data.ts";

/** Dots that a hand pokes in a second. */
const BY_HAND = 0.7;

type Hours = PokeData["hours"];

/** `dot 16 · `, `23 seconds of her hand`; later `2 h 20 of 4–5½ h`. */
export function toProgress(poked: number, total: number, hours: Hours): string[] {
  const seconds = poked / BY_HAND;
  const minutes = Math.max(1, Math.floor(hours ? (60 * hours.mean * poked) / total : seconds / 60));
  const whole = Math.floor(minutes / 60);
  const time = `${whole} h ${String(minutes % 60).padStart(2, "0")}`;
  const words = () => {
    if (seconds < 60) return `${toCount(Math.round(seconds), "second")} of her hand`;
    if (whole === 0) return `${toCount(minutes, "minute")} of her hand`;
    return hours ? `${time} of ${hours.words} h` : `${time} of her hand`;
  };
  return [`dot ${poked.toLocaleString("en-US")} · `, words()];
}

/** `9,512 dots. `, `About 4¾ hours by hand.` */
export function toTotal(total: number, hours: Hours): string[] {
  return [`${toCount(total, "dot")}. `, hours ? `About ${hours.meanWords} by hand.` : ""];
}

const toCount = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? noun : `${noun}s`}`;
