/**
 * Extends native popovers that a button controls (the menu, the catalogue's panels). Keeps the buttons' `aria-expanded`, and
 * closes a popover when focus leaves it, when the visitor follows a link in it, and when the layout switches between small
 * and wide.
 */

/** The breakpoint `md`. */
const WIDE = "(width >= 48rem)";

function findOpen(): HTMLElement | null {
  const popover = document.querySelector<HTMLElement>(":popover-open");
  return popover && buttonOf(popover) ? popover : null;
}

const buttonOf = ({ id }: HTMLElement) => document.querySelector(`[aria-controls="${id}"]`);

export function enhancePopovers(): void {
  // A popover may have opened before this module loaded.
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) showState(popover);
  document.addEventListener("toggle", handleToggle, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    const popover = findOpen();
    // A press on words in a popover focuses the page around it.
    const isAround = target instanceof Node && target.contains(popover);
    if (popover && !isAround && !belongsTo(popover, target)) popover.hidePopover();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[popover] a")) findOpen()?.hidePopover();
  });
  matchMedia(WIDE).addEventListener("change", () => findOpen()?.hidePopover());
  swallowDismissal();
}

function handleToggle({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.popover) return;
  showState(target);
  if (target.matches(":popover-open")) target.querySelector<HTMLElement>(":checked")?.focus();
}

function showState(popover: HTMLElement): void {
  const button = buttonOf(popover);
  if (button) button.ariaExpanded = String(popover.matches(":popover-open"));
}

/** Cancels the click after a press outside an open popover, so that the press only closes it. */
function swallowDismissal(): void {
  let isDismissal = false;
  const capture = { capture: true };
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const popover = findOpen();
      const opensAnother = target instanceof Element && target.closest("[popovertarget]") !== null;
      isDismissal = popover !== null && !opensAnother && !belongsTo(popover, target);
    },
    capture,
  );
  document.addEventListener(
    "click",
    (event) => {
      // A click without a pointer, such as Enter on a link, is not part of a press.
      if (!isDismissal || event.detail === 0) return;
      isDismissal = false;
      event.preventDefault();
      event.stopPropagation();
    },
    capture,
  );
}

/** Whether the target is in the popover or in the button that opens it. */
function belongsTo(popover: HTMLElement, target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest(`#${popover.id}, [aria-controls="${popover.id}"]`) !== null
  );
}
