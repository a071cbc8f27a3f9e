/** The current time for React, as far as a few instants can tell. */
import { useSyncExternalStore } from "react";
import { CLOCK } from "./timed.ts";

/**
 * The last of these instants that has passed, or 0. Compared with any of them it is the current time, but it renders only
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
