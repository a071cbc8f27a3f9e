/** Pictures lose their placeholder once they are there, and also when they fail: their alternative text must be legible. */

export function enhancePlaceholders(): void {
  for (const outcome of ["load", "error"]) {
    document.addEventListener(outcome, ({ target }) => clear(target), { capture: true });
  }
  clearComplete();
  // Chromium may start a lazy picture anew when its width is known, and then tells nothing of its failure.
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
