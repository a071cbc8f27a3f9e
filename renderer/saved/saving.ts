/** Makes every SaveButton work, including later ones, and tells screen readers what a press did. */
import { getSaved, subscribeToSaved, toggleSaved } from "./store.ts";

export const SAVED_STATUS = "saved-status";

/** Call once per page. */
export function enhanceSaving(): void {
  markSaved(document);
  subscribeToSaved(() => markSaved(document));
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (!button) return;
    const id = Number(button.dataset.save);
    toggleSaved(id);
    document.getElementById(SAVED_STATUS)?.replaceChildren(describe(id));
  });
}

/** Updates the buttons inside `parent` to show which designs are saved. */
export function markSaved(parent: ParentNode): void {
  const saved = getSaved();
  for (const button of parent.querySelectorAll<HTMLElement>("[data-save]"))
    button.ariaPressed = String(saved.includes(Number(button.dataset.save)));
}

function describe(id: number): string {
  const saved = getSaved();
  const count = saved.length === 1 ? "1 design" : `${saved.length} designs`;
  return `${saved.includes(id) ? "Saved" : "Removed"}: ${count} on your list`;
}
