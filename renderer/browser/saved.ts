/**
 * The designs that the visitor has saved: their ids in the order of saving, as localStorage and the address hold them
 * (`12,1,40`). Where storage is blocked, they last as long as the page.
 */
import { readStored, store } from "./storage.ts";

export type SavedIds = readonly number[];

export const SAVED_KEY = "saved";

let unstored = "";

/** As text, which is the same as long as the list is. */
export function readSaved(): string {
  const text = readStored(SAVED_KEY);
  return text === undefined ? unstored : (text ?? "");
}

export const getSaved = (): SavedIds => readIds(readSaved());

export function setSaved(ids: SavedIds): void {
  unstored = ids.join();
  store(SAVED_KEY, unstored);
  dispatchEvent(new Event(SAVED_KEY));
}

/** Adds the id at the end, or removes it. */
export function toggleSaved(id: number): void {
  const ids = getSaved();
  setSaved(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Also notifies of changes in other tabs. Returns a function that unsubscribes. */
export function subscribeToSaved(listener: () => void): () => void {
  const listening = new AbortController();
  // A page in the back-forward cache receives no storage events, nor does a prerendered one.
  for (const name of [SAVED_KEY, "storage", "pageshow"]) addEventListener(name, listener, listening);
  document.addEventListener("prerenderingchange", listener, listening);
  return () => listening.abort();
}

/** Skips whatever is not an id. */
export function readIds(text: string): SavedIds {
  const ids = text.split(",").filter((part) => /^[1-9]\d*$/.test(part));
  return [...new Set(ids.map(Number))];
}

/** For the buttons of pages without React (SaveButton.tsx). Call once per page. */
export function enhanceSaving(): void {
  showSaved(document);
  subscribeToSaved(() => showSaved(document));
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (button) toggleSaved(Number(button.dataset.save));
  });
}

/** Marks the buttons below `parent` whose designs are saved. */
export function showSaved(parent: ParentNode): void {
  const saved = getSaved();
  for (const button of parent.querySelectorAll<HTMLElement>("[data-save]")) {
    const isSaved = saved.includes(Number(button.dataset.save));
    const word = isSaved ? "Saved" : "Save";
    button.toggleAttribute("data-saved", isSaved);
    button.textContent = word;
    if (button.ariaLabel) button.ariaLabel = button.ariaLabel.replace(/^Saved?/, word);
  }
}
