/** "Hold to poke it": only this file loads before the first press. It repeats the press once the rest has loaded. */
import { untilIdle } from "#renderer/islands/wait.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import type { HealedPhoto } from "./healed-data.ts";

const PRESSES = ["pointerdown", "pointerup", "pointercancel", "pointerleave", "keydown", "keyup", "click"];

export function enhancePoking(data: PokeData, photo?: HealedPhoto): void {
  const root = document.getElementById("poke");
  const button = root?.querySelector("button");
  if (!root || !button) return;
  let missed: Event[] = [];
  const load = async (event: Event) => {
    const isSpace = event instanceof KeyboardEvent && event.key === " ";
    // Otherwise the browser clicks the button, which is a step.
    if (isSpace && event.type === "keyup") event.preventDefault();
    const isMain = isSpace || (event instanceof MouseEvent && event.button === 0);
    const isStart = isMain && /down|click/.test(event.type);
    if ((missed.length === 0 && !isStart) || missed.push(event) > 1) return;
    try {
      const { enablePoking } = await import("./view.ts");
      for (const type of PRESSES) button.removeEventListener(type, load);
      enablePoking(root, data, photo);
      for (const press of missed) button.dispatchEvent(press);
    } catch (error) {
      console.warn("Poking could not be loaded.", error);
      missed = [];
    }
  };
  for (const type of PRESSES) button.addEventListener(type, load);
  uncoverForMenu(button);
  void untilIdle().then(() => document.createElement("canvas").getContext("2d") ?? root.remove());
}

/** Opens the context menu of the picture instead of the button over it. */
function uncoverForMenu(cover: HTMLElement): void {
  cover.addEventListener("pointerdown", ({ button }) => {
    if (button !== 2) return;
    cover.style.pointerEvents = "none";
    const restore = () => setTimeout(() => cover.style.removeProperty("pointer-events"));
    addEventListener("contextmenu", restore, { once: true });
  });
}
