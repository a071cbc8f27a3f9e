/**
 * Keyboard focus and native scrolling (by a screen reader, find in page or a URL fragment) in a looping rail. Neither
 * makes the rail loop, so Tab visits each picture once and leaves.
 */
import type Swiper from "swiper";

export function followFocus(swiper: Swiper, rail: HTMLElement, list: HTMLElement): void {
  const isPressed = watchPress(rail);
  let focused: Element | null = null;
  rail.addEventListener("focusin", ({ target }) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>("li") : null;
    if (!slide || focused || isPressed()) return;
    // Let the browser scroll first.
    requestAnimationFrame(() => {
      if (!isFullyVisible(slide, rail)) swiper.slideTo(swiper.slides.indexOf(slide));
    });
  });
  rail.addEventListener("scroll", () => absorbScroll(swiper, rail));
  // An item loses focus when Swiper moves it within the list.
  swiper.on("beforeLoopFix", () => {
    focused = list.contains(document.activeElement) ? document.activeElement : null;
  });
  swiper.on("loopFix", () => {
    if (focused instanceof HTMLElement && document.activeElement !== focused)
      focused.focus({ preventScroll: true });
    focused = null;
  });
}

/** Turns a native scroll into a Swiper translation of the same length, then snaps to the closest slide. */
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

/** A pressed picture gets focus too, but must not move away under the finger. */
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

function isFullyVisible(slide: HTMLElement, rail: HTMLElement): boolean {
  const { left, right } = slide.getBoundingClientRect();
  const view = rail.getBoundingClientRect();
  return left >= view.left && right <= view.right;
}
