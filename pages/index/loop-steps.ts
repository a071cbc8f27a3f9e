/** The steps of a rail's buttons. */
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
