/** Pictures lose their placeholder once they are there, and also when they fail: their alternative text must be legible. */

export function enhancePlaceholders(): void {
  for (const outcome of ["load", "error"]) {
    document.addEventListener(outcome, ({ target }) => clear(target), { capture: true });
  }
  for (const image of document.images) if (image.complete) clear(image);
}

function clear(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.style.background = "none";
}
