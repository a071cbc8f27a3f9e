/** The presses that poke a drawing, from fingers, keys, and assistive technology, which cannot hold a press. */
import type { Point } from "#domain/pixels.ts";
import { createCounter } from "./counter.ts";
import type { PokeData } from "./poke-data.ts";
import { Poking } from "./poking.ts";

/** A shorter press is a tap. */
const HOLD_MS = 200;
/** A press that moves farther than this many pixels scrolls. */
const STILL = 8;

export function takePresses(root: HTMLElement, data: PokeData): void {
  const picture = document.querySelector<HTMLElement>("[data-plate] > div");
  const [button, showAll] = root.querySelectorAll("button");
  if (!picture || !button || !showAll) return;
  const poking = new Poking(picture, data, createCounter(root));
  takePointers(button, poking);
  takeKeys(button, poking);
  button.addEventListener("click", ({ detail }) =>
    poking.send(detail === 0 || isStepwise() ? "step" : "tap"),
  );
  showAll.addEventListener("click", () => {
    poking.complete();
    button.focus();
  });
  const end = () => poking.end();
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end());
  document.getElementById("skin-tones")?.addEventListener("change", end);
  addEventListener("pagehide", end);
}

const isStepwise = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function takePointers(button: HTMLElement, poking: Poking): void {
  let start: Point = { x: 0, y: 0 };
  let timer = 0;
  button.addEventListener("pointerdown", ({ clientX: x, clientY: y, isPrimary, button: pressed }) => {
    clearTimeout(timer);
    start = { x, y };
    const isPress = isPrimary && pressed === 0 && !isStepwise();
    poking.send(isPress ? "press" : "otherPress");
    if (isPress) timer = window.setTimeout(() => poking.send("hold", start), HOLD_MS);
  });
  button.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) <= STILL) return;
    clearTimeout(timer);
    poking.send("move");
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave", "blur"])
    button.addEventListener(end, () => {
      clearTimeout(timer);
      poking.send("release");
    });
}

function takeKeys(button: HTMLElement, poking: Poking): void {
  button.addEventListener("keydown", ({ key, repeat }) => {
    if (repeat) return;
    if (key === " " && !isStepwise()) poking.send("hold");
    else if (key === " " || key === "Enter") poking.send("otherPress");
  });
  button.addEventListener("keyup", ({ key }) => key === " " && poking.send("release"));
}
