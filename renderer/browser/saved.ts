/** The designs that the visitor has saved: in localStorage or, where it is blocked, for the life of the page. */
import { readIds, type SavedIds } from "./saved-list.ts";
import { readStored, store } from "./storage.ts";

const KEY = "saved";

let saved: SavedIds = readSaved() ?? [];
const listeners = new Set<() => void>();

export function getSaved(): SavedIds {
  return saved;
}

export function setSaved(ids: SavedIds): void {
  change(ids);
  store(KEY, ids.join());
}

/** Also notifies of changes in other tabs. Returns a function that unsubscribes. */
export function subscribeToSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(ids: SavedIds): void {
  saved = ids;
  for (const listener of listeners) listener();
}

/** Undefined where storage is blocked. */
function readSaved(): SavedIds | undefined {
  const text = readStored(KEY);
  return text === undefined ? undefined : readIds(text ?? "");
}

function update(): void {
  const stored = readSaved();
  if (stored && stored.join() !== saved.join()) change(stored);
}

// Components that read the list are rendered on the server, too.
if (!import.meta.env.SSR) {
  addEventListener("storage", update);
  // A page in the back-forward cache receives no storage events, nor does a prerendered one.
  addEventListener("pageshow", update);
  document.addEventListener("prerenderingchange", update);
}
