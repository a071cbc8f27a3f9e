/**
 * Removes a placeholder once its picture can be painted, to avoid flicker, or has failed, to make its alternative text
 * legible. Hides a failed picture without such text, because browsers frame it.
 */

export function enhancePlaceholders(): void {
  for (const outcome of ["load", "error"]) {
    document.addEventListener(outcome, ({ target }) => void clear(target), { capture: true });
  }
  clearAll(({ complete }) => complete);
  // Chromium may restart a lazy image once it knows the width, and then fires no error event.
  for (const event of ["load", "scrollend"])
    addEventListener(event, () => clearAll(({ complete, naturalWidth }) => complete && naturalWidth === 0));
}

function clearAll(isDone: (image: HTMLImageElement) => boolean): void {
  for (const image of document.images) if (isDone(image)) void clear(image);
}

async function clear(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLImageElement)) return;
  await target.decode().catch(() => {});
  target.style.background = "none";
  target.style.visibility = target.alt || target.naturalWidth > 0 ? "" : "hidden";
  target.closest("[data-loading]")?.removeAttribute("data-loading");
}
