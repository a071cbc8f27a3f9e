/**
 * A looping rail: Swiper's core without modules. Swiper moves the items from one end of the list to the other instead
 * of cloning them, so focus follows the visible order.
 */
import Swiper from "swiper";
import { followFocus } from "./loop-focus.ts";
import { followWheel, queueSteps, type Step } from "./loop-steps.ts";

/** `step` is for the buttons: from the first press on, positions are announced. */
export type Loop = { step: Step };

const SPEED_MS = 350;
const STEP_MS = 300;
/** How far beyond each edge pictures load, in screen widths. */
const AHEAD = 0.5;

export function createLoop(rail: HTMLElement): Loop {
  const list = rail.querySelector<HTMLElement>(":scope > ul");
  if (!list) throw new Error("The rail has no list.");
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const swiper = startSwiper(rail, list, reducesMotion ? 0 : SPEED_MS);
  followFocus(swiper, rail, list);
  const loadAhead = () => loadNear(swiper);
  swiper.on("slideChange", loadAhead);
  swiper.on("sliderFirstMove", loadAhead);
  loadAhead();
  toggleButtons(swiper, rail);
  const step = queueSteps(swiper, reducesMotion ? 0 : STEP_MS);
  followWheel(rail, step, STEP_MS);
  let hasPressed = false;
  swiper.on("slideChange", () => {
    if (hasPressed) announce(swiper, rail);
  });
  return {
    step(direction) {
      hasPressed = true;
      step(direction);
    },
  };
}

/** Tells screen readers the position: `3 of 22`. */
function announce({ slides, activeIndex }: Swiper, rail: HTMLElement): void {
  const status = rail.parentElement?.querySelector("[role=status]");
  const slide = slides[activeIndex]?.querySelector<HTMLElement>("[data-slide]");
  if (status && slide) status.textContent = `${Number(slide.dataset.slide) + 1} of ${slides.length}`;
}

/** Starts Swiper without moving the slide in view, then lets it snap. */
function startSwiper(rail: HTMLElement, list: HTMLElement, speed: number): Swiper {
  const slides = [...list.children];
  const edge = list.getBoundingClientRect().left + rail.scrollLeft;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  const nearest = distances.indexOf(Math.min(...distances));
  const before = slides[nearest]?.getBoundingClientRect().left ?? 0;
  rail.scrollLeft = 0;
  // Sizes never change: hide image loads from Swiper, which would measure again and interrupt a transition.
  rail.parentElement?.addEventListener("load", (event) => event.stopPropagation(), { capture: true });
  rail.classList.add("looping");
  const canLoop = hasEnoughSlides(rail, list, slides);
  const swiper = new Swiper(rail, {
    speed,
    threshold: 12,
    touchRatio: 1.2,
    longSwipesRatio: 0.35,
    longSwipesMs: 300,
    loop: canLoop,
    // Widths differ: with fewer slides a step can fall short where the loop joins. More than there are cause a warning.
    loopAdditionalSlides: Math.min(3, slides.length - 3),
    rewind: !canLoop,
    slidesPerView: "auto",
    initialSlide: nearest,
    // Its first callback, without a change of size, would reset the position.
    resizeObserver: false,
  });
  const after = slides[nearest]?.getBoundingClientRect().left ?? 0;
  if (Math.abs(before - after) > 1) {
    swiper.setTranslate(swiper.translate + before - after);
    swiper.slideReset();
  }
  return swiper;
}

/** Whether the slides fill the view with some left over beyond both edges. */
function hasEnoughSlides(rail: HTMLElement, list: HTMLElement, slides: Element[]): boolean {
  const widest = Math.max(...slides.map((slide) => slide.clientWidth));
  return list.scrollWidth > rail.clientWidth + 2 * widest;
}

/** Hides the buttons, but keeps their space, while all pictures are in view. */
function toggleButtons(swiper: Swiper, rail: HTMLElement): void {
  const steps = rail.parentElement?.querySelector(".steps");
  const update = () => steps?.classList.toggle("idle", swiper.isLocked);
  swiper.on("lock", update);
  swiper.on("unlock", update);
  update();
}

/**
 * Loads pictures before they slide into view: browsers ignore lazy images that the rail clips. `sizes=auto` works only
 * for lazy images, so it goes as well.
 */
function loadNear({ slides }: Swiper): void {
  for (const slide of slides) {
    const image = slide.querySelector("img");
    if (image?.loading !== "lazy") continue;
    const { left, right } = slide.getBoundingClientRect();
    if (right < -AHEAD * innerWidth || left > (1 + AHEAD) * innerWidth) continue;
    image.sizes = image.sizes.replace("auto, ", "");
    image.loading = "eager";
  }
}
