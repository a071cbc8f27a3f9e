/**
 * The menu of small screens, a native popover. This module sets aria-expanded, and closes the menu after a choice, when
 * focus leaves, and when the window grows wide.
 */
import { swallowDismissal } from "./dismissal.ts";

/** From here up the header shows the links; as in Header.tsx. */
const WIDE = "(width >= 48rem)";

export function enhanceMenu(): void {
  const menu = document.getElementById("menu");
  const button = document.querySelector("[aria-controls=menu]");
  const header = menu?.closest("header");
  if (!menu || !button || !header) return;
  // It opens without this module too.
  button.ariaExpanded = String(menu.matches(":popover-open"));
  menu.addEventListener("toggle", (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === "open");
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!header.contains(target as Node)) menu.hidePopover();
  });
  matchMedia(WIDE).addEventListener("change", () => menu.hidePopover());
  swallowDismissal((target) => menu.matches(":popover-open") && !header.contains(target));
}
