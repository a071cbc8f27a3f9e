/** The keys of the lightbox. Focus stays inside it, and returns when it closes. */
import type PhotoSwipe from "photoswipe";

type Holding = {
  close: () => void;
  step: (direction: number) => void;
  /** Receives focus after closing. */
  returnTo: () => HTMLElement;
};

const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);
/** These keys would scroll the page behind. */
const SCROLLING = [" ", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"];

export function holdFocus(pswp: PhotoSwipe, { close, step, returnTo }: Holding): void {
  const releases = new AbortController();
  let hidden: HTMLElement[] = [];
  keepFromPhotoSwipe(pswp);
  pswp.on("afterInit", () => {
    const root = pswp.element;
    if (!root) return;
    // After a click or a tap, the focus ring stays hidden until a key is pressed (lightbox.css).
    if (!document.querySelector(":focus-visible")) root.dataset.pointer = "";
    root.querySelector<HTMLElement>("[aria-label=Close]")?.focus({ preventScroll: true });
    hidden = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== root && !element.inert,
    );
    for (const element of hidden) element.inert = true;
    document.addEventListener("keydown", (event) => handleKey(event, root, { close, step }), {
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

function handleKey(event: KeyboardEvent, root: HTMLElement, act: Pick<Holding, "close" | "step">): void {
  delete root.dataset.pointer;
  const direction = isPlain(event) && STEPS.get(event.key);
  const isOnButton = document.activeElement instanceof HTMLButtonElement;
  if (event.key === "Escape") act.close();
  else if (direction) act.step(direction);
  else if (event.key === "Tab") moveFocus(root, event.shiftKey ? -1 : 1);
  else if (!SCROLLING.includes(event.key) || (event.key === " " && isOnButton)) return;
  event.preventDefault();
}

/** With Alt or ⌘, an arrow goes back in the history. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** PhotoSwipe moves focus to its root on the first Tab, and ignores arrow keys during its opening animation. */
function keepFromPhotoSwipe(pswp: PhotoSwipe): void {
  pswp.on("keydown", (event) => {
    const { key } = event.originalEvent;
    if (key === "Tab" || STEPS.has(key)) event.preventDefault();
  });
}

/** Cycles through buttons and link; from anywhere else, goes to the first. */
function moveFocus(root: HTMLElement, direction: number): void {
  const controls = [...root.querySelectorAll<HTMLElement>("button, a")];
  const current = controls.indexOf(document.activeElement as HTMLElement);
  const next = current < 0 ? 0 : (current + direction + controls.length) % controls.length;
  controls[next]?.focus();
}
