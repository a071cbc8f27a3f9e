/** "Hold to poke it": fetches what pokes when the page is idle, or when a pointer comes to the drawing. */
import { untilIdle } from "#renderer/islands/wait.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import type { HealedPhoto } from "./healed-data.ts";

export function enhancePoking(data: PokeData, photo?: HealedPhoto): void {
  const drawing = document.querySelector("[data-poke=drawing]");
  const isNear = new Promise((resolve) => drawing?.addEventListener("pointerenter", resolve, { once: true }));
  Promise.race([untilIdle(), isNear])
    .then(() => import("./view.ts"))
    .then(({ enablePoking }) => enablePoking(data, photo))
    .catch((error) => console.warn("Poking could not be loaded.", error));
}
