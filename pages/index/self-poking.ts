/** The drawing on Home that pokes itself, once, when it is seen. All of it loads after the page. */
import { prefersLessMotion, savesData, untilIdle, whenNear } from "#renderer/shell/browser.ts";

/** Visitors who prefer less motion or less data see the finished drawing. */
export function enhanceStamp(): void {
  const drawing = document.querySelector<HTMLElement>("[data-poke=drawing]");
  const { src } = drawing?.dataset ?? {};
  if (!src || !drawing || savesData() || prefersLessMotion()) return;
  // Hide the drawing until its dots arrive.
  const show = () => {
    drawing.style.opacity = "";
  };
  if (!drawing.querySelector("img")?.complete) drawing.style.opacity = "0";
  const start = () => untilIdle().then(() => whenNear(drawing, "0px", () => play(drawing, src, show)));
  if (document.readyState === "complete") void start();
  else addEventListener("load", start, { once: true });
}

/** `src` is the address of the dots. */
async function play(drawing: HTMLElement, src: string, show: () => void): Promise<void> {
  try {
    const { Poke, pokeByPointer } = await import("#renderer/poke/presses.ts");
    const poke = new Poke(drawing, { src }, show);
    pokeByPointer(drawing, poke)();
    addEventListener("pagehide", () => poke.reset());
  } catch (error) {
    console.warn("Poking could not be loaded.", error);
    show();
  }
}
