/** Steps from slide to slide, by a rail's buttons, a wheel or a touchpad. */
import type Swiper from "swiper";

/** To the next slide (1) or the previous one (-1). */
export type Step = (direction: number) => void;

/** Steps requested during a transition run after it. */
export function queueSteps(swiper: Swiper, speed: number): Step {
  let waiting = 0;
  let isStepping = false;
  const advance = () => {
    while (waiting !== 0 && !swiper.animating && !isStepping) {
      const direction = Math.sign(waiting);
      waiting -= direction;
      // Reordering the list fires transitionEnd too.
      isStepping = true;
      move(swiper, direction, speed);
      isStepping = false;
    }
  };
  swiper.on("transitionEnd", advance);
  return (direction) => {
    waiting += direction;
    advance();
  };
}

/** Not by `slidePrev`, which compares rounded positions and fails on fractional widths. */
function move(swiper: Swiper, direction: number, speed: number): void {
  const { slides, params } = swiper;
  if (params.loop) {
    swiper.loopFix({ direction: direction > 0 ? "next" : "prev" });
    // Forces layout, so that the transition starts from the reordered list.
    void swiper.wrapperEl.clientLeft;
  }
  const target = swiper.activeIndex + direction;
  swiper.slideTo(params.loop ? target : (target + slides.length) % slides.length, speed);
}

/** Smaller deltas are the inertia at the end of a touchpad swipe. */
const LEAST_DELTA = 8;

/** Takes at most one step per `stepMs`. */
export function followWheel(rail: HTMLElement, step: Step, stepMs: number): void {
  let steppedAt = Number.NEGATIVE_INFINITY;
  rail.addEventListener(
    "wheel",
    (event) => {
      const { deltaX, deltaY, timeStamp } = event;
      if (event.ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      if (Math.abs(deltaX) < LEAST_DELTA || timeStamp - steppedAt < stepMs) return;
      steppedAt = timeStamp;
      step(Math.sign(deltaX));
    },
    { passive: false },
  );
}
