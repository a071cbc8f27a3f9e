/** What is open is closed by a press beside it: the click that follows does nothing else. */

/** `isBeside` is asked at each press whether it is such a one: when the click comes, what was open may be closed. */
export function swallowDismissal(isBeside: (target: Element) => boolean): void {
  let isDismissal = false;
  const capture = { capture: true };
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      isDismissal = target instanceof Element && isBeside(target);
    },
    capture,
  );
  document.addEventListener(
    "click",
    (event) => {
      // One that no pointer has made, as of Enter on a link, is another gesture.
      if (!isDismissal || event.detail === 0) return;
      isDismissal = false;
      event.preventDefault();
      event.stopPropagation();
    },
    capture,
  );
}
