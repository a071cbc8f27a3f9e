/** Keyboard focus in an endless rail. It never makes the rail loop, so Tab passes each picture once and leaves. */
import type Swiper from "swiper";

/** Focus brings its picture into view, and is not lost when Swiper moves the item that has it. */
export function keepFocus(swiper: Swiper, rail: HTMLElement, list: HTMLElement): void {
  let isPressed = false;
  let focused: Element | null = null;
  rail.addEventListener("pointerdown", () => {
    isPressed = true;
  });
  for (const release of ["pointerup", "pointercancel"]) {
    addEventListener(release, () => {
      isPressed = false;
    });
  }
  rail.addEventListener("focusin", ({ target }) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>("li") : null;
    if (slide && !isPressed && !focused && !isWhole(slide, rail))
      swiper.slideTo(swiper.slides.indexOf(slide));
  });
  swiper.on("beforeLoopFix", () => {
    focused = list.contains(document.activeElement) ? document.activeElement : null;
  });
  swiper.on("loopFix", () => {
    if (focused instanceof HTMLElement && document.activeElement !== focused)
      focused.focus({ preventScroll: true });
    focused = null;
  });
}

function isWhole(slide: HTMLElement, rail: HTMLElement): boolean {
  const { left, right } = slide.getBoundingClientRect();
  const view = rail.getBoundingClientRect();
  return left >= view.left && right <= view.right;
}
