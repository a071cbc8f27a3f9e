/** Finds the work that wears its drawing (early.ts says whether any does), and loads what pokes it once it is seen. */
import { whenNear } from "#renderer/shell/browser.ts";

export function enhanceWornDrawing(): void {
  const paper = document.querySelector<HTMLElement>("[data-poke=paper]");
  if (!paper?.checkVisibility({ visibilityProperty: true })) return;
  paper.style.animation = "none";
  // Not while only its edge is in view.
  whenNear(paper, "-20%", async () => {
    try {
      const { pokeItself } = await import("./self-poking.ts");
      await pokeItself(paper);
    } catch (error) {
      console.warn("Poking could not be loaded.", error);
      paper.remove();
    }
  });
}
