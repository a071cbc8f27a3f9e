/**
 * A looping gallery: Swiper with its Mousewheel module. Three other modules do not fit: Navigation cannot set its speed,
 * A11y lets Tab leave the gallery before it visits every picture, and Keyboard takes the whole page's arrow keys.
 */
import Swiper from "swiper";
import { Mousewheel } from "swiper/modules";
import { prefersLessMotion } from "#renderer/shell/browser.ts";

const SPEED_MS = 350;
const STEP_MS = 300;

/** Returns the function for the buttons, which steps to the next slide (1) or the previous one (-1). */
export function createLoop(section: HTMLElement, viewport: HTMLElement): (direction: number) => void {
  const swiper = startSwiper(viewport, prefersLessMotion() ? 0 : SPEED_MS);
  fixSlidePrev(swiper);
  // Firefox's Tab stops at anything that scrolls.
  viewport.tabIndex = -1;
  viewport.addEventListener("scroll", () => absorbScroll(swiper, viewport));
  viewport.addEventListener(
    "focusin",
    ({ target }) => target instanceof Element && bringIntoView(swiper, target),
  );
  // The buttons hide, but keep their space, while all pictures are in view.
  const showButtons = () =>
    section.querySelector("[data-steps]")?.classList.toggle("invisible", swiper.isLocked);
  swiper.on("lock unlock", showButtons);
  showButtons();
  const stepMs = prefersLessMotion() ? 0 : STEP_MS;
  const status = section.querySelector("[role=status]");
  return (direction) => {
    if (direction > 0) swiper.slideNext(stepMs);
    else swiper.slidePrev(stepMs);
    if (status) status.textContent = `${swiper.realIndex + 1} of ${swiper.slides.length}`;
  };
}

function startSwiper(viewport: HTMLElement, speed: number): Swiper {
  const slides = [...viewport.querySelectorAll(".swiper-slide")];
  // Start at the picture that the visitor has scrolled to.
  const initialSlide = slides.findIndex((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left + right > 0;
  });
  const widest = Math.max(...slides.map(({ clientWidth }) => clientWidth));
  const canLoop = viewport.scrollWidth > viewport.clientWidth + 2 * widest;
  viewport.scrollLeft = 0;
  // Sizes are known, so Swiper need not measure again when a picture loads, which would end a transition.
  viewport.parentElement?.addEventListener("load", (event) => event.stopPropagation(), { capture: true });
  // Swiper makes pictures eager before they come into view, and `sizes=auto` works only for lazy ones.
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
    // Three clones, or a step can stop short at the seam when widths differ. Swiper warns about more than there are.
    loopAdditionalSlides: Math.min(3, slides.length - 3),
    lazyPreloadPrevNext: 2,
    mousewheel: { enabled: true, forceToAxis: true, thresholdDelta: 8, thresholdTime: STEP_MS },
  });
}

/**
 * Fixes Swiper 14.4, which moves slides to the front but then looks for the previous slide among the positions from before
 * that, and compares them rounded down. A button or the wheel then skips slides
 * (https://github.com/nolimits4web/swiper/issues/8101).
 */
function fixSlidePrev(swiper: Swiper): void {
  if (!swiper.params.loop) return;
  swiper.slidePrev = (...step) => {
    if (swiper.animating) return false;
    swiper.loopFix({ direction: "prev" });
    // Reading the layout applies the new positions before the transition starts.
    void swiper.wrapperEl.clientLeft;
    return swiper.slideTo(swiper.activeIndex - 1, ...step);
  };
}

/** Brings the focused picture into view. Browsers scroll neither backward here nor to a partly visible picture. */
function bringIntoView(swiper: Swiper, target: Element): void {
  const index = swiper.slides.findIndex((slide) => slide.contains(target));
  const isCut = target.getBoundingClientRect().right > innerWidth && target.matches(":focus-visible");
  if (index < 0 || (index >= swiper.activeIndex && !isCut)) return;
  swiper.el.scrollLeft = 0;
  swiper.slideTo(index, 0);
}

/** Moves Swiper as far as Tab, find in page, screen readers or fragments have scrolled natively, then snaps. */
function absorbScroll(swiper: Swiper, viewport: HTMLElement): void {
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  viewport.scrollLeft = 0;
  swiper.setTransition(0);
  swiper.setTranslate(swiper.getTranslate() - scrollLeft);
  swiper.updateActiveIndex();
  swiper.slideToClosest();
}
