/**
 * A looping gallery: Swiper with its Mousewheel module. Of its other modules, Navigation has no speed of its own, A11y
 * lets Tab leave the gallery before every picture was visited, and Keyboard takes the arrow keys from the whole page.
 */
import Swiper from "swiper";
import { Mousewheel } from "swiper/modules";

const SPEED_MS = 350;
const STEP_MS = 300;

/** Returns the step of the buttons: to the next slide (1) or the previous one (-1). */
export function createLoop(section: HTMLElement, viewport: HTMLElement): (direction: number) => void {
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const swiper = startSwiper(viewport, reducesMotion ? 0 : SPEED_MS);
  mendSlidePrev(swiper);
  holdUnderPointer(swiper);
  // Firefox stops at whatever scrolls.
  viewport.tabIndex = -1;
  viewport.addEventListener("scroll", () => absorbScroll(swiper, viewport));
  viewport.addEventListener("focusin", ({ target }) => target instanceof Element && follow(swiper, target));
  // Hidden, but not collapsed, while all pictures are in view.
  const showButtons = () =>
    section.querySelector("[data-steps]")?.classList.toggle("invisible", swiper.isLocked);
  swiper.on("lock unlock", showButtons);
  showButtons();
  const stepMs = reducesMotion ? 0 : STEP_MS;
  const status = section.querySelector("[role=status]");
  return (direction) => {
    if (direction > 0) swiper.slideNext(stepMs);
    else swiper.slidePrev(stepMs);
    if (status) status.textContent = `${swiper.realIndex + 1} of ${swiper.slides.length}`;
  };
}

function startSwiper(viewport: HTMLElement, speed: number): Swiper {
  const slides = [...viewport.querySelectorAll(".swiper-slide")];
  // The picture that the visitor has scrolled to stays.
  const initialSlide = slides.findIndex((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left + right > 0;
  });
  const widest = Math.max(...slides.map(({ clientWidth }) => clientWidth));
  const canLoop = viewport.scrollWidth > viewport.clientWidth + 2 * widest;
  viewport.scrollLeft = 0;
  // Sizes are known: a picture that loads must not make Swiper measure again, which ends a transition.
  viewport.parentElement?.addEventListener("load", (event) => event.stopPropagation(), { capture: true });
  // Swiper makes pictures eager ahead of their view, and `sizes=auto` is for lazy ones.
  for (const image of viewport.querySelectorAll("img")) image.sizes = image.sizes.replace("auto, ", "");
  return new Swiper(viewport, {
    modules: [Mousewheel],
    slidesPerView: "auto",
    initialSlide,
    speed,
    threshold: 12,
    touchRatio: 1.2,
    longSwipesRatio: 0.35,
    longSwipesMs: 300,
    loop: canLoop,
    rewind: !canLoop,
    // Widths differ: with fewer, a step may fall short where the loop joins. More than there are cause a warning.
    loopAdditionalSlides: Math.min(3, slides.length - 3),
    lazyPreloadPrevNext: 2,
    mousewheel: { enabled: true, forceToAxis: true, thresholdDelta: 8, thresholdTime: STEP_MS },
  });
}

/**
 * Swiper 14.4 reads the positions before it moves slides to the front. Where widths differ, it then leaps over several
 * slides, by a button as by the wheel.
 */
function mendSlidePrev(swiper: Swiper): void {
  const slidePrev = swiper.slidePrev.bind(swiper);
  swiper.slidePrev = (...step) => {
    if (!swiper.animating) swiper.loopFix({ direction: "prev" });
    return slidePrev(...step);
  };
}

/** A press stops what moves, as in a list that scrolls: the picture stays under the pointer until its click. */
function holdUnderPointer(swiper: Swiper): void {
  let isHeld = false;
  swiper.el.addEventListener("pointerdown", () => {
    isHeld = swiper.animating;
    if (isHeld) moveTo(swiper, swiper.getTranslate());
  });
  // Swiper itself ends a drag.
  swiper.on("sliderFirstMove", () => {
    isHeld = false;
  });
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => {
      if (isHeld) swiper.slideTo(swiper.activeIndex);
      isHeld = false;
    });
}

/** Focus by Tab, or on return from the lightbox: browsers neither scroll backward here nor to what shows in part. */
function follow(swiper: Swiper, target: Element): void {
  const index = swiper.slides.findIndex((slide) => slide.contains(target));
  const isCut = target.getBoundingClientRect().right > innerWidth && target.matches(":focus-visible");
  if (index < 0 || (index >= swiper.activeIndex && !isCut)) return;
  swiper.el.scrollLeft = 0;
  swiper.slideTo(index, 0);
}

/** Tab, find in page, screen readers and addresses scroll natively: Swiper moves as far, and snaps. */
function absorbScroll(swiper: Swiper, viewport: HTMLElement): void {
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  viewport.scrollLeft = 0;
  moveTo(swiper, swiper.getTranslate() - scrollLeft);
  swiper.updateActiveIndex();
  swiper.slideToClosest();
}

function moveTo(swiper: Swiper, translate: number): void {
  swiper.setTransition(0);
  swiper.setTranslate(translate);
}
