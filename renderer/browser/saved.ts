/** The designs that the visitor has saved: in localStorage or, where it is blocked, for the life of the page. */
import { readIds, type SavedIds } from "./saved-list.ts";

const KEY = "saved";

let saved: SavedIds = readStored() ?? [];
const listeners = new Set<() => void>();

export function getSaved(): SavedIds {
  return saved;
}

export function setSaved(ids: SavedIds): void {
  change(ids);
  try {
    localStorage.setItem(KEY, ids.join());
  } catch {
    // Blocked or full; the page still knows.
  }
}

/** Notifies of changes in other tabs, too. Returns a function that unsubscribes. */
export function subscribeToSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(ids: SavedIds): void {
  saved = ids;
  for (const listener of listeners) listener();
}

/** Nothing where storage is blocked. */
function readStored(): SavedIds | undefined {
  try {
    return readIds(localStorage.getItem(KEY) ?? "");
  } catch {
    return undefined;
  }
}

function update(): void {
  const stored = readStored();
  if (stored && stored.join() !== saved.join()) change(stored);
}

// Components that read the list are rendered on the server, too.
if (!import.meta.env.SSR) {
  addEventListener("storage", update);
  // A page in the back-forward cache receives no storage events, nor does a prerendered one.
  addEventListener("pageshow", update);
  document.addEventListener("prerenderingchange", update);
}
