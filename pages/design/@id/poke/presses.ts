/** The presses that poke a drawing, from fingers, keys, and assistive technology, which cannot hold a press. */
import type { Point } from "#domain/pixels.ts";
import type { PokeData } from "./poke-data.ts";
import { createPoking, type Poking } from "./poking.ts";

/** A shorter press is a tap. */
const HOLD_MS = 200;
/** Two taps within this time show the whole drawing. */
const DOUBLE_TAP_MS = 400;
/** A press that moves farther than this many pixels scrolls. */
const STILL = 8;
/** Time before the first spoken count and between counts. */
const PAUSE_MS = 1000;

export function takePresses(root: HTMLElement, data: PokeData): void {
  const picture = document.querySelector<HTMLElement>("[data-plate] > div");
  const [button, showAll] = root.querySelectorAll("button");
  const [count, status] = root.querySelectorAll("p");
  if (!picture || !button || !showAll || !count || !status) return;
  let poking: Promise<Poking> | undefined;
  let [isHeld, wasHeld] = [false, false];
  let [speaking, lastTap, timer] = [0, 0, 0];
  let start: Point = { x: 0, y: 0 };

  const tell = (words: string, isBegun = false) => {
    count.textContent = words;
    showAll.hidden = !isBegun;
    button.firstElementChild?.toggleAttribute("hidden", isBegun);
    if (speaking) return;
    speaking = window.setTimeout(() => {
      status.textContent = count.textContent;
      speaking = 0;
    }, PAUSE_MS);
  };
  const load = async () => {
    const loaded = await createPoking(picture, data, tell);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && loaded.end());
    document.getElementById("skin-tones")?.addEventListener("change", loaded.end);
    addEventListener("pagehide", loaded.end);
    return loaded;
  };
  const act = async (how: (poking: Poking) => void) => {
    try {
      poking ??= load();
      how(await poking);
    } catch (error) {
      console.warn("The dots could not be loaded.", error);
      poking = undefined;
      tell("This could not be loaded. Try again.");
    }
  };
  const hold = (at?: Point) => {
    [isHeld, wasHeld] = [true, true];
    void act((loaded) => isHeld && loaded.hold(at));
  };
  const release = () => {
    clearTimeout(timer);
    if (isHeld) void act((loaded) => loaded.rest());
    isHeld = false;
  };
  const isStepwise = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  button.addEventListener("pointerdown", ({ clientX: x, clientY: y, isPrimary, button: pressed }) => {
    release();
    wasHeld = false;
    start = { x, y };
    if (isPrimary && pressed === 0 && !isStepwise()) timer = window.setTimeout(hold, HOLD_MS, start);
  });
  button.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave", "blur"])
    button.addEventListener(end, release);
  button.addEventListener("keydown", ({ key, repeat }) => {
    if (repeat) return;
    wasHeld = false;
    if (key === " " && !isStepwise()) hold();
  });
  button.addEventListener("keyup", ({ key }) => key === " " && release());
  button.addEventListener("click", ({ detail, timeStamp }) => {
    if (wasHeld) wasHeld = false;
    else if (detail === 0 || isStepwise()) void act((loaded) => loaded.step());
    else if (timeStamp - lastTap > DOUBLE_TAP_MS) lastTap = timeStamp;
    else if (poking) void act((loaded) => loaded.complete());
  });
  showAll.addEventListener("click", () => {
    void act((loaded) => loaded.complete());
    button.focus();
  });
}
