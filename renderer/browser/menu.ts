/** The menu of small screens: the browser opens and closes it; this tells assistive technology, and closes it after a choice. */

export function enhanceMenu(): void {
  const menu = document.getElementById("menu");
  const button = document.querySelector("[aria-controls=menu]");
  if (!menu || !button) return;
  menu.addEventListener("toggle", (event) => {
    button.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open"));
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
}
