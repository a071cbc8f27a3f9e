/** Marks markup that the clock shows and hides; early.ts does that in the page. */
import { isWithin, type Span } from "#domain/books.ts";

/** Dispatched on the window when the clock has shown or hidden something. */
export const CLOCK = "clock";
/** Dispatched on the window when React has added or removed such markup. */
export const TIMED = "timed";

const tell = () => void dispatchEvent(new Event(TIMED));

/** Attributes of an element that is shown within a span. The build and the browser render it at different times. */
export function timed({ from, until }: Span) {
  if (!from && !until) return {};
  return {
    "data-from": from,
    "data-until": until,
    hidden: !isWithin({ from, until }, Date.now()),
    suppressHydrationWarning: true,
    ref: tell,
  };
}
