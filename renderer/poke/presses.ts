/** The presses that poke a drawing, from fingers, keys, and assistive technology, which cannot hold a press. */
import type { Point } from "#domain/pixels.ts";
import { prefersLessMotion } from "#renderer/shell/preferences.ts";
import type { Poking } from "./poking.ts";

/** A shorter press is a tap. */
const HOLD_MS = 350;
/** A press that moves farther than this many pixels is not a hold. */
const STILL = 8;

/** `surface` lies over the drawing. `preventDefault` marks the end of a hold, so that nobody takes it for a swipe. */
export function pokeByPointer(surface: HTMLElement, poking: Poking): void {
  let start: Point = { x: 0, y: 0 };
  let timer = 0;
  let isHeld = false;
  const end = (event: "release" | "move" | "cancel") => {
    clearTimeout(timer);
    poking.send(event);
  };
  surface.addEventListener("pointerdown", ({ clientX: x, clientY: y, isPrimary, button }) => {
    isHeld = false;
    if (!isPrimary) return end("cancel");
    if (button !== 0 || prefersLessMotion()) return;
    start = { x, y };
    poking.send("press", start);
    timer = window.setTimeout(() => {
      isHeld = true;
      poking.send("hold");
    }, HOLD_MS);
  });
  surface.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!isHeld && Math.hypot(clientX - start.x, clientY - start.y) > STILL) end("move");
  });
  surface.addEventListener("pointerup", (event) => {
    if (isHeld) event.preventDefault();
    end("release");
  });
  // A finger also leaves after it is lifted, which has ended the press.
  surface.addEventListener("pointerleave", ({ buttons }) => buttons > 0 && end("release"));
  surface.addEventListener("blur", () => end("release"));
  surface.addEventListener("pointercancel", () => end("cancel"));
  // A finger that rests also asks for a menu; the browser cancels the pointer if it opens one.
  surface.addEventListener("contextmenu", (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") end("cancel");
  });
}

/** Space holds, Enter steps; under reduced motion and by assistive technology, every press is a step. */
export function pokeByKeys(button: HTMLElement, poking: Poking): void {
  button.addEventListener("keydown", ({ key, repeat }) => {
    if (key === " " && !repeat) poking.send(prefersLessMotion() ? "step" : "hold");
  });
  button.addEventListener("keyup", (event) => {
    if (event.key !== " ") return;
    // Otherwise the browser clicks the button, too.
    event.preventDefault();
    poking.send("release");
  });
  button.addEventListener("click", ({ detail }) => {
    if (detail === 0 || prefersLessMotion()) poking.send("step");
  });
}
