/** The presses and keys that poke a drawing. */
import type { Point } from "#domain/pixels.ts";
import { prefersLessMotion } from "#renderer/shell/browser.ts";
import type { Poke } from "./poke.ts";

/** Poking begins after this much of a press: by then, most scrolls have begun. */
const PRESS_MS = 120;
/** A shorter press is a tap, which pokes by itself for a while. */
const TAP_MS = 350;
const PLAY_MS = 2000;
/** A press that moves farther than this many pixels before it is a hold is neither tap nor hold. */
const MAX_MOVE = 8;

/** Pokes by pointer. Under reduced motion, a click is a step. */
export function pokeByPointer(picture: HTMLElement, poke: Poke): void {
  /** Where and when the press began, while it lasts. */
  let start: (Point & { timeStamp: number }) | undefined;
  /** Whether the press, or the last one, pokes. */
  let isHeld = false;
  let timer = 0;
  /** Cancels a press that the browser takes for a scroll, a pinch, a drag or a menu. */
  const cancel = () => {
    if (!start) return;
    start = undefined;
    clearTimeout(timer);
    if (isHeld) poke.reset();
  };
  picture.addEventListener("pointerdown", ({ clientX: x, clientY: y, timeStamp, isPrimary, button }) => {
    if (!isPrimary) return cancel();
    clearTimeout(timer);
    poke.stop();
    isHeld = false;
    if (button !== 0 || prefersLessMotion()) return;
    start = { x, y, timeStamp };
    timer = window.setTimeout(() => {
      isHeld = true;
      void poke.start(start);
    }, PRESS_MS);
  });
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (start && !isHeld && Math.hypot(clientX - start.x, clientY - start.y) > MAX_MOVE) cancel();
  });
  addEventListener("pointerup", ({ timeStamp }) => {
    if (!start) return;
    clearTimeout(timer);
    if (timeStamp - start.timeStamp < TAP_MS) {
      if (!isHeld) void poke.start(start);
      timer = window.setTimeout(() => poke.stop(), PLAY_MS);
    } else poke.stop();
    start = undefined;
  });
  addEventListener("pointercancel", cancel);
  picture.addEventListener("contextmenu", (event) => {
    // A hold on a touch screen also asks for a menu.
    if (isHeld && event.pointerType === "touch") event.preventDefault();
    else cancel();
  });
  picture.addEventListener("dragstart", (event) => isHeld && event.preventDefault());
  picture.addEventListener("click", () => {
    if (prefersLessMotion()) void poke.step();
  });
}

/** Pokes by keys: Space holds; Enter and assistive technology, which cannot hold, step. So does Space under reduced motion. */
export function pokeByKeys(button: HTMLElement, poke: Poke): void {
  let isHeld = false;
  const rest = () => {
    if (isHeld) poke.stop();
    isHeld = false;
  };
  button.addEventListener("keydown", ({ key, repeat }) => {
    if (key !== " " || repeat || prefersLessMotion()) return;
    isHeld = true;
    void poke.start();
  });
  button.addEventListener("keyup", (event) => {
    if (event.key !== " " || prefersLessMotion()) return;
    // Otherwise the browser also clicks the button.
    event.preventDefault();
    rest();
  });
  // A tap on the drawing, which pokes, also takes the focus from the button.
  button.addEventListener("blur", rest);
  button.addEventListener("click", () => void poke.step());
}
