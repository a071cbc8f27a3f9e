/** Removes a placeholder once its picture has loaded, or failed: then the alternative text must be legible. */

export function enhancePlaceholders(): void {
  for (const outcome of ["load", "error"]) {
    document.addEventListener(outcome, ({ target }) => clear(target), { capture: true });
  }
  clearComplete();
  // Chromium may restart a lazy image once its width is known, and then fires no error event.
  addEventListener("load", clearComplete);
}

function clearComplete(): void {
  for (const image of document.images) if (image.complete) clear(image);
}

function clear(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.style.background = "none";
  target.closest(".halftone")?.classList.remove("halftone");
}
