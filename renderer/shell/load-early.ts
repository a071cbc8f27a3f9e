/**
 * Loads the page's own script, which `data-src` names, once the first pictures are painted or at the visitor's first touch, so
 * that it delays no paint. A click that only that script can answer waits for it.
 */
import { untilPainted } from "./browser.ts";

/** Buttons that the browser does not handle, and pictures that the lightbox opens. */
const WAITING = "button[type=button]:not([popovertarget]), [data-pswp-width]";

const { currentScript, documentElement } = document;
const listening = new AbortController();
const early = { capture: true, signal: listening.signal };
let clicked: HTMLElement | undefined;

const touched = new Promise((resolve) => {
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, resolve, early);
});

addEventListener(
  "click",
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(WAITING);
    if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    clicked = control;
  },
  early,
);

document.addEventListener("DOMContentLoaded", async () => {
  // A page that hides the default view until its script has sorted it cannot wait (pages/designs/early.ts).
  if (!documentElement.dataset.view) await Promise.race([untilSeen(), touched]);
  const script = document.createElement("script");
  const ended = () => {
    listening.abort();
    clicked?.click();
  };
  Object.assign(script, { type: "module", src: currentScript?.dataset.src, onload: ended, onerror: ended });
  document.head.append(script);
});

/** Resolves when the page and the pictures that load before all others are painted, or have failed. */
async function untilSeen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
  );
  await Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]);
  await untilPainted();
}
