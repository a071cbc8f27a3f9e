/**
 * A rail without end: Swiper's core, no modules. It moves the list's own items from one end to the other and clones
 * none, so every picture is there once, and the order of focus stays the order that is seen.
 */
import Swiper from "swiper";
import { followFocus } from "./loop-focus.ts";
import { followWheel, queueSteps, type Step } from "./loop-steps.ts";

export type Loop = { step: Step };

const SPEED_MS = 350;
const STEP_MS = 300;
/** How far beyond each edge pictures are fetched, in widths of the screen. */
const AHEAD = 0.5;

export function createLoop(rail: HTMLElement): Loop {
  const list = rail.querySelector<HTMLElement>(":scope > ul");
  if (!list) throw new Error("A rail holds a list.");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const swiper = takeOver(rail, list, isCalm ? 0 : SPEED_MS);
  followFocus(swiper, rail, list);
  const fetchAhead = () => fetchNear(swiper);
  swiper.on("slideChange", fetchAhead);
  swiper.on("sliderFirstMove", fetchAhead);
  fetchAhead();
  showSteps(swiper, rail);
  const step = queueSteps(swiper, isCalm ? 0 : STEP_MS);
  followWheel(rail, step, STEP_MS);
  return { step };
}

/** The slide that is being looked at stays exactly where it is, then comes to rest. */
function takeOver(rail: HTMLElement, list: HTMLElement, speed: number): Swiper {
  const slides = [...list.children];
  const edge = list.getBoundingClientRect().left + rail.scrollLeft;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  const nearest = distances.indexOf(Math.min(...distances));
  const before = slides[nearest]?.getBoundingClientRect().left ?? 0;
  rail.scrollLeft = 0;
  // Sizes are known from the start: Swiper need not measure anew, and cut a movement short, for each picture that arrives.
  rail.parentElement?.addEventListener("load", (event) => event.stopPropagation(), { capture: true });
  rail.classList.add("looping");
  const canLoop = hasEnough(rail, list, slides);
  const swiper = new Swiper(rail, {
    speed,
    threshold: 12,
    touchRatio: 1.2,
    longSwipesRatio: 0.35,
    longSwipesMs: 300,
    loop: canLoop,
    // Widths differ: with fewer in reserve a step can come up short at the seam.
    loopAdditionalSlides: 3,
    rewind: !canLoop,
    slidesPerView: "auto",
    initialSlide: nearest,
    // It would answer the first, unchanged size, and set back whatever happened since.
    resizeObserver: false,
  });
  const after = slides[nearest]?.getBoundingClientRect().left ?? 0;
  if (Math.abs(before - after) > 1) {
    swiper.setTranslate(swiper.translate + before - after);
    swiper.slideReset();
  }
  return swiper;
}

/** Enough pictures to fill the view while others wait beyond both edges. */
function hasEnough(rail: HTMLElement, list: HTMLElement, slides: Element[]): boolean {
  const widest = Math.max(...slides.map((slide) => slide.clientWidth));
  return list.scrollWidth > rail.clientWidth + 2 * widest;
}

/** Not where all pictures are in view: there is nothing to step to. Their place stays. */
function showSteps(swiper: Swiper, rail: HTMLElement): void {
  const steps = rail.parentElement?.querySelector(".steps");
  const update = () => steps?.classList.toggle("idle", swiper.isLocked);
  swiper.on("lock", update);
  swiper.on("unlock", update);
  update();
}

/**
 * Before they slide into view: to the browser, what a rail cuts off is not near. Only lazy pictures are measured: to any
 * other, `auto` is the width of the screen.
 */
function fetchNear({ slides }: Swiper): void {
  for (const slide of slides) {
    const image = slide.querySelector("img");
    if (image?.loading !== "lazy") continue;
    const { left, right } = slide.getBoundingClientRect();
    if (right < -AHEAD * innerWidth || left > (1 + AHEAD) * innerWidth) continue;
    image.sizes = image.sizes.replace("auto, ", "");
    image.loading = "eager";
  }
}
