/** A press outside an open panel only closes it: the click that follows does nothing else. */

/** `isOutside` runs on pointerdown, as the panel may be closed by the time of the click. */
export function swallowDismissal(isOutside: (target: Element) => boolean): void {
  let isDismissal = false;
  const capture = { capture: true };
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      isDismissal = target instanceof Element && isOutside(target);
    },
    capture,
  );
  document.addEventListener(
    "click",
    (event) => {
      // A click without a pointer, such as Enter on a link, is not part of the press.
      if (!isDismissal || event.detail === 0) return;
      isDismissal = false;
      event.preventDefault();
      event.stopPropagation();
    },
    capture,
  );
}
