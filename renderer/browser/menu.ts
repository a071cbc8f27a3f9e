/**
 * The menu of small screens: the browser opens and closes it. This tells assistive technology, and closes it also after a
 * choice, when the focus leaves it, and where the screen has grown too wide for it.
 */
import { swallowDismissal } from "./dismissal.ts";

/** From here up the links stand in the header; as in header.css. */
const WIDE = "(width >= 48rem)";

export function enhanceMenu(): void {
  const menu = document.getElementById("menu");
  const button = document.querySelector("[aria-controls=menu]");
  const header = menu?.closest("header");
  if (!menu || !button || !header) return;
  menu.addEventListener("toggle", (event) => {
    button.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open"));
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!header.contains(target as Node)) menu.hidePopover();
  });
  matchMedia(WIDE).addEventListener("change", () => menu.hidePopover());
  // What lies beside it is dimmed.
  swallowDismissal((target) => menu.matches(":popover-open") && !header.contains(target));
}
