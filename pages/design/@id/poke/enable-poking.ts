/** The design page while its drawing is poked: presses, the line that counts the dots, and the buttons. */
import { Poke } from "#renderer/poke/poke.ts";
import { pokeByKeys, pokeByPointer } from "#renderer/poke/presses.ts";
import { enhanceHealed } from "./healed.ts";
import { type PokeFacts, toProgress, toTotal } from "./words.ts";

/** Time between two spoken counts. */
const PAUSE_MS = 1000;

/** The elements of PokeControls.tsx and Plate.tsx, by their `data-poke`. */
type Parts = Record<"drawing" | "button" | "hint" | "all" | "healed" | "line" | "status", HTMLElement>;

export function enablePoking(): void {
  const { drawing, button, hint, all, healed, line, status } = findParts();
  const facts: PokeFacts = JSON.parse(drawing.dataset.dots ?? "{}");
  let speaking = 0;
  const say = (words: string) => {
    line.textContent = words;
    if (speaking) return;
    speaking = window.setTimeout(() => {
      status.textContent = line.textContent;
      speaking = 0;
    }, PAUSE_MS);
  };
  const poke = new Poke(drawing, facts, (state, poked, total) => {
    if (state === "failed") say("This could not be loaded. Try again.");
    else if (state === "done") say(toTotal(total, facts));
    else say(poked > 0 ? toProgress(poked, total, facts) : "");
    hint.hidden = state !== "whole" && state !== "failed";
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
