/** Slides are links in the markup. With a script they are buttons, which open the lightbox. */

const SLIDE = "[data-gallery] [data-slide]";

/** Call once per page. */
export function enhanceSlides(): void {
  makeButtons(document);
  document.addEventListener("keydown", pressWithSpace);
}

/** For slides that are added later. */
export function makeButtons(parent: ParentNode): void {
  for (const slide of parent.querySelectorAll(SLIDE)) slide.setAttribute("role", "button");
}

/** Buttons take Space; links scroll the page. */
function pressWithSpace(event: KeyboardEvent): void {
  const slide = event.key === " " && toSlideElement(event.target);
  if (!slide) return;
  event.preventDefault();
  slide.click();
}

export function toSlideElement(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SLIDE) : null;
}
