/** The design page while its drawing is poked: presses, the line that counts the dots, and the buttons. */
import { Poke } from "#renderer/poke/poke.ts";
import { pokeByKeys, pokeByPointer } from "#renderer/poke/presses.ts";
import type { PokeData } from "#renderer/poke/strokes.ts";
import { enhanceHealed } from "./healed.ts";

/** Time between two spoken counts. */
const PAUSE_MS = 1000;

/** The elements of PokeControls.tsx and Plate.tsx, by their `data-poke`. */
type Parts = Record<"drawing" | "button" | "hint" | "all" | "healed" | "line" | "status", HTMLElement>;

export function enablePoking(): void {
  const { drawing, button, hint, all, healed, line, status } = findParts();
  const data: PokeData = JSON.parse(drawing.dataset.dots ?? "{}");
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
    healed.hidden = state !== "done" || !healed.dataset.photo;
  });
  pokeByPointer(drawing, poke);
  pokeByKeys(button, poke);
  all.addEventListener("click", () => {
    poke.reset();
    button.focus();
  });
  const reset = () => poke.reset();
  document.addEventListener("keydown", ({ key }) => key === "Escape" && reset());
  document.querySelector("[data-tones]")?.addEventListener("change", reset);
  addEventListener("pagehide", reset);
  if (healed.dataset.photo)
    enhanceHealed(healed, { drawing, onOpen: ({ caption }) => say(caption), onClose: reset });
}

function findParts(): Parts {
  const parts = document.querySelectorAll<HTMLElement>("[data-poke]");
  return Object.fromEntries(Array.from(parts, (part) => [part.dataset.poke, part])) as Parts;
}
