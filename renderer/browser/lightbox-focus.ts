/** Keeps keyboard and focus inside the lightbox, and returns focus when it closes. */
import type PhotoSwipe from "photoswipe";

type Holding = {
  close: () => void;
  /** Receives focus after closing. */
  returnTo: () => HTMLElement;
};

/** These keys would scroll the page behind. */
const SCROLLING = [" ", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"];

export function holdFocus(pswp: PhotoSwipe, { close, returnTo }: Holding): void {
  const releases = new AbortController();
  let hidden: HTMLElement[] = [];
  keepFromPhotoSwipe(pswp);
  pswp.on("afterInit", () => {
    const root = pswp.element;
    if (!root) return;
    // Who came by pointer sees no ring until a key is pressed (lightbox.css).
    if (!document.querySelector(":focus-visible")) root.dataset.pointer = "";
    root.querySelector<HTMLElement>("[aria-label=Close]")?.focus({ preventScroll: true });
    hidden = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== root && !element.inert,
    );
    for (const element of hidden) element.inert = true;
    document.addEventListener("keydown", (event) => handleKey(event, root, close), {
      signal: releases.signal,
    });
  });
  pswp.on("destroy", () => {
    releases.abort();
    for (const element of hidden) element.inert = false;
    const place = returnTo();
    place.focus({ preventScroll: isSeen(place) });
  });
}

function isSeen(element: HTMLElement): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function handleKey(event: KeyboardEvent, root: HTMLElement, close: () => void): void {
  delete root.dataset.pointer;
  const isOnButton = document.activeElement instanceof HTMLButtonElement;
  if (event.key === "Escape") close();
  else if (event.key === "Tab") moveFocus(root, event.shiftKey ? -1 : 1);
  else if (!SCROLLING.includes(event.key) || (event.key === " " && isOnButton)) return;
  event.preventDefault();
}

/** PhotoSwipe moves focus to its root on the first Tab. */
function keepFromPhotoSwipe(pswp: PhotoSwipe): void {
  pswp.on("keydown", (event) => {
    if (event.originalEvent.key === "Tab") event.preventDefault();
  });
}

/** Cycles through buttons and link; from anywhere else, goes to the first. */
function moveFocus(root: HTMLElement, direction: number): void {
  const controls = [...root.querySelectorAll<HTMLElement>("button, a")];
  const current = controls.indexOf(document.activeElement as HTMLElement);
  const next = current < 0 ? 0 : (current + direction + controls.length) % controls.length;
  controls[next]?.focus();
}
