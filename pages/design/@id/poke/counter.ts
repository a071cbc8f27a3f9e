/** The line that counts the dots, and the button "Show all" beside it. */
import type { PokeData } from "./poke-data.ts";

/** Time before the first spoken count and between counts. */
const PAUSE_MS = 1000;

/** Shows words below the drawing, and "Show all" while it is begun. */
export type Tell = (words: string, isBegun?: boolean) => void;

/** Fills the markup of PokeButton.tsx. */
export function createCounter(root: HTMLElement): Tell {
  const [button, showAll] = root.querySelectorAll("button");
  const [count, status] = root.querySelectorAll("p");
  let speaking = 0;
  return (words, isBegun = false) => {
    count?.replaceChildren(words);
    showAll?.toggleAttribute("hidden", !isBegun);
    button?.firstElementChild?.toggleAttribute("hidden", isBegun);
    if (speaking) return;
    speaking = window.setTimeout(() => {
      status?.replaceChildren(count?.textContent ?? "");
      speaking = 0;
    }, PAUSE_MS);
  };
}

/** `dot 3,412 of about 11,240 · 1 h 20 of 4–5½ h`. */
export function toProgress(poked: number, total: number, hours: PokeData["hours"]): string {
  const [dot, about] = [poked, 10 * Math.round(total / 10)].map((count) => count.toLocaleString("en-US"));
  const minutes = 5 * Math.floor((12 * (hours?.mean ?? 0) * poked) / total);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = whole ? `${whole} h ${String(rest).padStart(2, "0")}` : `${rest} min`;
  return `dot ${dot} of about ${about}${hours ? ` · ${time} of ${hours.words} h` : ""}`;
}
