/** The clock, for React. */
import { useSyncExternalStore } from "react";
import { CLOCK } from "./clock-events.ts";

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
