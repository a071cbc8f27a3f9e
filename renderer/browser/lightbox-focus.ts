/** Keyboard and focus in the lightbox: it has them to itself until it closes, then gives them back. */
import type PhotoSwipe from "photoswipe";

type Holding = {
  close: () => void;
  /** Where focus goes in the end. */
  returnTo: () => HTMLElement;
};

export function holdFocus(pswp: PhotoSwipe, { close, returnTo }: Holding): void {
  const releases = new AbortController();
  let hidden: HTMLElement[] = [];
  pswp.on("afterInit", () => {
    const root = pswp.element;
    if (!root) return;
    // Before the rest is inert: focus that comes from nowhere shows its ring, also after a click.
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
  if (event.key === "Escape") {
    event.preventDefault();
    close();
  } else if (event.key === "Tab") {
    event.preventDefault();
    const buttons = [...root.querySelectorAll("button")];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.shiftKey ? buttons.length - 1 : 1;
    buttons[(Math.max(current, 0) + step) % buttons.length]?.focus();
  }
}
