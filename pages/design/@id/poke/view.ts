/** A design page while its drawing is poked: the presses, the needle, the line that counts the dots, and the buttons. */
import { Feel } from "#renderer/poke/feel.ts";
import { Loupe } from "#renderer/poke/loupe.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { Poking } from "#renderer/poke/poking.ts";
import { pokeByKeys, pokeByPointer } from "#renderer/poke/presses.ts";
import { enhanceHealed } from "./healed.ts";
import type { HealedPhoto } from "./healed-data.ts";

/** Time between two spoken counts. */
const PAUSE_MS = 1000;

/** `root` is the markup of PokeControls.tsx, on the plate. */
export function enablePoking(root: HTMLElement, data: PokeData, photo?: HealedPhoto): void {
  const plate = root.closest<HTMLElement>("[data-plate]");
  const picture = plate?.querySelector<HTMLElement>("div");
  const [button, showAll, sound, healed] = root.querySelectorAll("button");
  if (!plate || !picture || !button || !showAll || !sound || !healed) return;
  const say = createLine(root);
  const loupe = new Loupe(picture, button);
  const feel = new Feel();
  const poking = new Poking(picture, data, {
    show(phase, words) {
      say(words);
      if (phase !== "poking") loupe.hide();
      // A press may be a scroll.
      if (phase === "armed") return;
      button.firstElementChild?.toggleAttribute("hidden", phase !== "idle");
      showAll.hidden = sound.hidden = phase !== "poking" && phase !== "resting";
      healed.hidden = phase !== "ending" || !photo;
    },
    follow(frame) {
      loupe.follow(frame);
      feel.follow(Math.floor(frame.progress));
    },
  });
  pokeByPointer(button, poking);
  pokeByKeys(button, poking);
  listenForLeaving(poking);
  showAll.addEventListener("click", () => {
    poking.send("leave");
    button.focus();
  });
  onToggle(sound, (isOn) => feel.sound(isOn));
  if (photo)
    enhanceHealed(healed, {
      plate,
      photo,
      onOpen: () => say([photo.caption]),
      onClose: () => poking.send("leave"),
    });
}

function onToggle(button: HTMLButtonElement, act: (isOn: boolean) => void): void {
  button.addEventListener("click", () => {
    const isOn = button.ariaPressed !== "true";
    button.ariaPressed = String(isOn);
    act(isOn);
  });
}

/** Shows the whole drawing again on Escape, in another tone, and once the visitor has left the page. */
function listenForLeaving(poking: Poking): void {
  const leave = () => poking.send("leave");
  document.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  document.getElementById("skin-tones")?.addEventListener("change", leave);
  addEventListener("pagehide", leave);
}

/** Returns the function that writes the line below the plate. Screen readers hear it at most once a second. */
function createLine(root: HTMLElement): (words: readonly string[]) => void {
  const line = document.getElementById("poke-line");
  const status = root.querySelector("[role=status]");
  let speaking = 0;
  return (words) => {
    if (line) write(line, words);
    if (speaking) return;
    speaking = window.setTimeout(() => {
      status?.replaceChildren(line?.textContent ?? "");
      speaking = 0;
    }, PAUSE_MS);
  };
}

/** Changes the words within the same elements, because new elements would be styled ten times a second. */
function write(line: HTMLElement, words: readonly string[]): void {
  if (line.childElementCount !== words.length) line.replaceChildren(...words.map(toPart));
  for (const [index, part] of [...line.children].entries())
    if (part.firstChild) part.firstChild.nodeValue = words[index] ?? "";
}

/** Lets the line break only between its parts. */
function toPart(words: string): HTMLElement {
  return Object.assign(document.createElement("span"), {
    className: "inline-block whitespace-pre-wrap",
    textContent: words,
  });
}
