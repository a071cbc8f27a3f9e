/** A design page while its drawing is poked: the presses, the line that counts the dots, and the buttons. */
import { Poke } from "#renderer/poke/poke.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { pokeByKeys, pokeByPointer } from "#renderer/poke/presses.ts";
import { enhanceHealed } from "./healed.ts";
import type { HealedPhoto } from "./healed-data.ts";

/** Time between two spoken counts. */
const PAUSE_MS = 1000;

/** The parts of PokeControls.tsx and Plate.tsx, by their `data-poke`. */
type Parts = Record<"drawing" | "button" | "hint" | "all" | "healed" | "line" | "status", HTMLElement>;

export function enablePoking(data: PokeData, photo?: HealedPhoto): void {
  const { drawing, button, hint, all, healed, line, status } = findParts();
  let speaking = 0;
  const say = (words: string) => {
    line.textContent = words;
    if (speaking) return;
    speaking = window.setTimeout(() => {
      status.textContent = line.textContent;
      speaking = 0;
    }, PAUSE_MS);
  };
  const poke = new Poke(drawing, data, (state, words) => {
    say(words);
    hint.hidden = state !== "whole";
    all.hidden = state !== "poked";
    healed.hidden = state !== "done" || !photo;
  });
  pokeByPointer(drawing, poke);
  pokeByKeys(button, poke);
  all.addEventListener("click", () => {
    poke.reset();
    button.focus();
  });
  const reset = () => poke.reset();
  document.addEventListener("keydown", ({ key }) => key === "Escape" && reset());
  document.getElementById("skin-tones")?.addEventListener("change", reset);
  addEventListener("pagehide", reset);
  const plate = drawing.closest<HTMLElement>("[data-plate]");
  if (photo && plate)
    enhanceHealed(healed, { plate, photo, onOpen: () => say(photo.caption), onClose: reset });
}

function findParts(): Parts {
  const parts = document.querySelectorAll<HTMLElement>("[data-poke]");
  return Object.fromEntries(Array.from(parts, (part) => [part.dataset.poke, part])) as Parts;
}
