/**
 * The designs that the visitor has saved: their ids, in the order of saving. Where storage is blocked, they last as
 * long as the page.
 */
import { type DesignIds, readIds } from "#domain/design-ids.ts";
import { readStored, store } from "#renderer/shell/storage.ts";

export const SAVED_KEY = "saved";

let unstored = "";
let isFirst = false;

/** The list as text, which is the same as long as the list is. */
export function readSaved(): string {
  const text = readStored(SAVED_KEY);
  return text === undefined ? unstored : (text ?? "");
}

export const getSaved = (): DesignIds => readIds(readSaved());

export function setSaved(ids: DesignIds): void {
  isFirst = getSaved().length === 0;
  unstored = ids.join();
  store(SAVED_KEY, unstored);
  dispatchEvent(new Event(SAVED_KEY));
}

/** Adds the id at the end, or removes it. */
export function toggleSaved(id: number): void {
  const ids = getSaved();
  setSaved(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Whether the last change on this page began the list. */
export const hasJustBegun = () => isFirst;

/** Also notifies of changes in other tabs. Returns a function that unsubscribes. */
export function subscribeToSaved(listener: () => void): () => void {
  const listening = new AbortController();
  // A page in the back-forward cache receives no storage events, nor does a prerendered one.
  for (const name of [SAVED_KEY, "storage", "pageshow"]) addEventListener(name, listener, listening);
  document.addEventListener("prerenderingchange", listener, listening);
  return () => listening.abort();
}
