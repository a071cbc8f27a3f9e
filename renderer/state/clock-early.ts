/**
 * Shows or hides elements with `data-from` and `data-until` (Timed.tsx). Runs while parsing (the page may be days old), after
 * React adds or removes one, and at the next boundary.
 */
import { isWithin } from "#domain/books.ts";
import { CLOCK, TIMED } from "./clock-events.ts";

/** Browsers run a longer timer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

function update(): void {
  const now = Date.now();
  const elements = [...document.querySelectorAll<HTMLElement>("[data-from], [data-until]")];
  for (const element of elements) {
    const { from, until } = element.dataset;
    element.hidden = !isWithin({ from, until }, now);
  }
  const instants = elements.flatMap(({ dataset: { from = "", until = "" } }) =>
    [from, until].map(Date.parse),
  );
  const next = Math.min(...instants.filter((instant) => instant > now));
  clearTimeout(timer);
  if (next < Number.POSITIVE_INFINITY) timer = setTimeout(tick, Math.min(next - now, MAX_TIMER_MS));
}

function tick(): void {
  update();
  dispatchEvent(new Event(CLOCK));
}

const parsing = new MutationObserver(update);
parsing.observe(document, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => {
  update();
  parsing.disconnect();
});
addEventListener(TIMED, update);
// Timers stand still while a device sleeps.
document.addEventListener("visibilitychange", tick);
addEventListener("pageshow", tick);
