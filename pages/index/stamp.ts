/** The drawing on Home that pokes itself, once, when it is seen. All of it loads after the page. */
import { untilIdle, whenNear } from "#renderer/islands/wait.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { embedded } from "#renderer/shell/embedded.ts";
import { prefersLessMotion, savesData } from "#renderer/shell/preferences.ts";

/** The dots of the drawing. */
export const STAMP_DOTS = embedded<PokeData>("stamp-dots");

/** Visitors who prefer less motion or less data see the finished drawing. */
export function enhanceStamp(): void {
  const data = STAMP_DOTS.read();
  const drawing = document.querySelector<HTMLElement>("[data-poke=drawing]");
  if (!data || !drawing || savesData() || prefersLessMotion()) return;
  // Until its dots come, nobody sees the drawing that they make.
  const show = () => {
    drawing.style.opacity = "";
  };
  if (!drawing.querySelector("img")?.complete) drawing.style.opacity = "0";
  const start = () => untilIdle().then(() => whenNear(drawing, "0px", () => play(drawing, data, show)));
  if (document.readyState === "complete") void start();
  else addEventListener("load", start, { once: true });
}

async function play(drawing: HTMLElement, data: PokeData, show: () => void): Promise<void> {
  try {
    const [{ Poke }, { pokeByPointer }] = await Promise.all([
      import("#renderer/poke/poke.ts"),
      import("#renderer/poke/presses.ts"),
    ]);
    const poke = new Poke(drawing, data, show);
    pokeByPointer(drawing, poke)();
    addEventListener("pagehide", () => poke.reset());
  } catch (error) {
    console.warn("Poking could not be loaded.", error);
    show();
  }
}
