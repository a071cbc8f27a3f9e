/** Steps from picture to picture: of a rail's buttons, and of a wheel or a touchpad. */
import type Swiper from "swiper";

/** To the next slide (1) or the previous one (-1). */
export type Step = (direction: number) => void;

/** Steps asked for during a movement follow it: none is lost, and nothing jumps. */
export function queueSteps(swiper: Swiper, speed: number): Step {
  let waiting = 0;
  let isStepping = false;
  const advance = () => {
    while (waiting !== 0 && !swiper.animating && !isStepping) {
      const direction = Math.sign(waiting);
      waiting -= direction;
      // Reordering the list ends transitions too.
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

/** Not by `slidePrev`: it looks for its place among rounded positions, and where widths are fractions it finds none. */
function move(swiper: Swiper, direction: number, speed: number): void {
  const { slides, params } = swiper;
  if (params.loop) {
    swiper.loopFix({ direction: direction > 0 ? "next" : "prev" });
    // Lays the reordered list out, for the movement to begin there.
    void swiper.wrapperEl.clientLeft;
  }
  const target = swiper.activeIndex + direction;
  swiper.slideTo(params.loop ? target : (target + slides.length) % slides.length, speed);
}

/** A touchpad moves the rail sideways, as it did the list. What is weaker than this is the end of a movement. */
const LEAST_DELTA = 8;

/** At most one step in the time that one takes. */
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
