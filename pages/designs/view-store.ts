/** The current view. The page sets it before React loads; the controls read and change it. */
import { DEFAULT_VIEW, type View } from "./view.ts";

let view = DEFAULT_VIEW;
const listeners = new Set<() => void>();

export function getView(): View {
  return view;
}

/** Notifies subscribers in the order of subscription. */
export function setView(change: Partial<View>): void {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function subscribeToView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
