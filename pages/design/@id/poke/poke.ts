/** "Poke it dot by dot": nothing but this loads before the first press, which is repeated when the rest has loaded. */
import { untilIdle } from "#renderer/browser/wait.ts";

const PRESSES = ["pointerdown", "pointerup", "pointercancel", "pointerleave", "keydown", "keyup", "click"];

export function enhancePoking(): void {
  const root = document.getElementById("poke");
  const button = root?.querySelector("button");
  if (!root || !button) return;
  let missed: Event[] = [];
  const load = async (event: Event) => {
    const isPressed = event instanceof MouseEvent && event.button === 0 && /down|click/.test(event.type);
    const isStart =
      isPressed || (event instanceof KeyboardEvent && event.type === "keydown" && event.key === " ");
    if ((missed.length === 0 && !isStart) || missed.push(event) > 1) return;
    try {
      const { takePresses } = await import("./presses.ts");
      for (const type of PRESSES) button.removeEventListener(type, load);
      takePresses(root);
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

/** The context menu is that of the picture, not of the button over it. */
function uncoverForMenu(cover: HTMLElement): void {
  cover.addEventListener("pointerdown", ({ button }) => {
    if (button !== 2) return;
    cover.style.pointerEvents = "none";
    const restore = () => setTimeout(() => cover.style.removeProperty("pointer-events"));
    addEventListener("contextmenu", restore, { once: true });
  });
}
