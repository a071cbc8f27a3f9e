/** The clock, for React: markup that is shown within a span of time. clock-early.ts shows and hides it in the page. */
import { useSyncExternalStore } from "react";
import { isWithin, type Span } from "#domain/books.ts";

/** Events of the window: the clock has shown or hidden something; React has added or removed such markup. */
export type ClockEvent = "clock" | "timed";

const CLOCK: ClockEvent = "clock";
const TIMED: ClockEvent = "timed";

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

/**
 * The latest of these instants that has passed, or 0. Compared with any of them it is the current time, but it renders only
 * when another one passes. Hydrates with the time of the build, when none had.
 */
export function useNow(instants: readonly (string | undefined)[]): number {
  const passed = () => instants.map((instant = "") => Date.parse(instant)).filter((at) => at <= Date.now());
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, ...passed()),
    () => 0,
  );
}

function subscribe(update: () => void): () => void {
  addEventListener(CLOCK, update);
  return () => removeEventListener(CLOCK, update);
}
