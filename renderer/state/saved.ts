/** The ids of the visitor's saved designs, in the order of saving. If storage is blocked or full, they last as long as the page. */
import { type DesignIds, readIds } from "#domain/design.ts";
import { readStored, store } from "./storage.ts";

const SAVED_KEY = "saved";

/** The list that storage did not take. */
let unstored: string | undefined;

/** Reads the list as text, which stays equal until the list changes. */
export function readSaved(): string {
  return unstored ?? readStored(SAVED_KEY) ?? "";
}

export const getSaved = (): DesignIds => readIds(readSaved());

export function setSaved(ids: DesignIds): void {
  const text = ids.join();
  unstored = store(SAVED_KEY, text) ? undefined : text;
  dispatchEvent(new Event(SAVED_KEY));
}

/** Appends the id or removes it. */
export function toggleSaved(id: number): void {
  const ids = getSaved();
  setSaved(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Notifies of changes in this tab and others. Returns a function that unsubscribes. */
export function subscribeToSaved(listener: () => void): () => void {
  const listening = new AbortController();
  // Pages in the back-forward cache receive no storage events.
  for (const name of [SAVED_KEY, "storage", "pageshow"]) addEventListener(name, listener, listening);
  return () => listening.abort();
}

/** Shows on a SaveButton whether its design is saved. */
export function showSaved(button: HTMLElement | null): void {
  if (button) button.ariaPressed = String(getSaved().includes(Number(button.dataset.save)));
}

/** Makes every SaveButton work, including later ones, and tells screen readers what a press did. Call once per page. */
export function enhanceSaving(): void {
  if (!document.querySelector("[data-save]")) return;
  // Screen readers announce changes only in an element that they already know.
  const status = document.createElement("p");
  Object.assign(status, { className: "sr-only", ariaLive: "polite" });
  document.body.append(status);
  const showAll = () => document.querySelectorAll<HTMLElement>("[data-save]").forEach(showSaved);
  showAll();
  subscribeToSaved(showAll);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (!button) return;
    const id = Number(button.dataset.save);
    toggleSaved(id);
    status.textContent = toAnnouncement(id);
  });
}

function toAnnouncement(id: number): string {
  const saved = getSaved();
  const count = saved.length === 1 ? "1 design" : `${saved.length} designs`;
  return `${saved.includes(id) ? "Saved" : "Removed"}: ${count} on your list`;
}
