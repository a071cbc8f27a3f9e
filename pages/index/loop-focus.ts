/**
 * What is not a swipe, in an endless rail: keyboard focus, and the browser's own scrolling to what a screen reader, a
 * search in the page or an address asks for. None of it makes the rail loop, so Tab passes each picture once and leaves.
 */
import type Swiper from "swiper";

export function followFocus(swiper: Swiper, rail: HTMLElement, list: HTMLElement): void {
  const isPressed = watchPress(rail);
  let held: Element | null = null;
  rail.addEventListener("focusin", ({ target }) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>("li") : null;
    if (!slide || held || isPressed()) return;
    // The browser scrolls to it first, as far as it can.
    requestAnimationFrame(() => {
      if (!isWhole(slide, rail)) swiper.slideTo(swiper.slides.indexOf(slide));
    });
  });
  rail.addEventListener("scroll", () => absorbScroll(swiper, rail));
  // An item that Swiper moves within the list loses focus.
  swiper.on("beforeLoopFix", () => {
    held = list.contains(document.activeElement) ? document.activeElement : null;
  });
  swiper.on("loopFix", () => {
    if (held instanceof HTMLElement && document.activeElement !== held) held.focus({ preventScroll: true });
    held = null;
  });
}

/** Turns what the browser has scrolled into what Swiper has moved, unseen, and comes to rest at a picture. */
function absorbScroll(swiper: Swiper, rail: HTMLElement): void {
  const { scrollLeft } = rail;
  if (scrollLeft === 0) return;
  rail.scrollLeft = 0;
  swiper.setTransition(0);
  swiper.setTranslate(swiper.getTranslate() - scrollLeft);
  swiper.updateActiveIndex();
  swiper.updateSlidesClasses();
  swiper.slideToClosest();
}

/** A picture that is pressed has focus too, but must not move away from under the finger. */
function watchPress(rail: HTMLElement): () => boolean {
  let isPressed = false;
  rail.addEventListener("pointerdown", () => {
    isPressed = true;
  });
  for (const release of ["pointerup", "pointercancel"]) {
    addEventListener(release, () => {
      isPressed = false;
    });
  }
  return () => isPressed;
}

function isWhole(slide: HTMLElement, rail: HTMLElement): boolean {
  const { left, right } = slide.getBoundingClientRect();
  const view = rail.getBoundingClientRect();
  return left >= view.left && right <= view.right;
}
