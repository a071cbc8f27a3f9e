/** The view that is shown. The page sets it before React is there; the controls follow it and change it. */
import { DEFAULT_VIEW, type View } from "./view.ts";

let view = DEFAULT_VIEW;
const listeners = new Set<() => void>();

export function getView(): View {
  return view;
}

/** Tells every subscriber, in the order of their subscription. */
export function setView(change: Partial<View>): void {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

/** Returns the way to unsubscribe. */
export function subscribeToView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
