/**
 * Shows and hides what the clock decides: while the page is parsed, since it may have been built long ago; when React adds
 * markup; and at the next instant that an element names.
 */
import { isWithin } from "#domain/books.ts";
import { CLOCK, TIMED } from "./timed.ts";

/** Browsers run a longer timer at once. */
const LONGEST_MS = 2 ** 31 - 1;

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
  if (next < Number.POSITIVE_INFINITY) timer = setTimeout(tick, Math.min(next - now, LONGEST_MS));
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
// A timer stands still while a device sleeps.
document.addEventListener("visibilitychange", tick);
addEventListener("pageshow", tick);
