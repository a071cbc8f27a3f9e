/** Pokes the drawing on Home's stamp, by itself and when it is held. stamp.ts loads it after the page. */
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { Poking } from "#renderer/poke/poking.ts";
import { pokeByPointer } from "#renderer/poke/presses.ts";

const PLAY_MS = 2500;

/** `link` leads to the design; the end of a hold does not follow it. */
export function poke(link: HTMLElement, data: PokeData): void {
  const picture = link.querySelector<HTMLElement>("span");
  if (!picture) return;
  const poking = new Poking(picture, data, { show() {}, playMs: PLAY_MS });
  poking.send("play");
  pokeByPointer(link, poking);
  let isHeld = false;
  link.addEventListener("pointerup", ({ defaultPrevented }) => {
    isHeld = defaultPrevented;
  });
  // Enter clicks without a pointer, and so is not the end of a hold.
  link.addEventListener("click", (event) => isHeld && event.detail > 0 && event.preventDefault());
  addEventListener("pagehide", () => poking.send("leave"));
}
