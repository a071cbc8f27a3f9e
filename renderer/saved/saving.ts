/** Makes every SaveButton work, including later ones, and tells screen readers what a press did. */
import { getSaved, subscribeToSaved, toggleSaved } from "./store.ts";

/** Call once per page. */
export function enhanceSaving(): void {
  // Screen readers announce changes only in an element that they already know.
  const status = document.createElement("p");
  Object.assign(status, { className: "sr-only", ariaLive: "polite" });
  document.body.append(status);
  const markAll = () => document.querySelectorAll<HTMLElement>("[data-save]").forEach(markSaved);
  markAll();
  subscribeToSaved(markAll);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (!button) return;
    const id = Number(button.dataset.save);
    toggleSaved(id);
    status.textContent = describe(id);
  });
}

/** Makes a button show whether its design is saved. */
export function markSaved(button: HTMLElement | null): void {
  if (button) button.ariaPressed = String(getSaved().includes(Number(button.dataset.save)));
}

function describe(id: number): string {
  const saved = getSaved();
  const count = saved.length === 1 ? "1 design" : `${saved.length} designs`;
  return `${saved.includes(id) ? "Saved" : "Removed"}: ${count} on your list`;
}
