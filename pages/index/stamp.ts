/** The drawing on Home that pokes itself, once, when it is seen. All of it loads after the page. */
import { untilIdle, whenActivated, whenNear } from "#renderer/islands/wait.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { embedded } from "#renderer/shell/embedded.ts";
import { prefersLessMotion, savesData } from "#renderer/shell/preferences.ts";

/** The dots of the drawing. */
export const STAMP_DOTS = embedded<PokeData>("stamp-dots");

/** Visitors who prefer less motion or less data see the finished drawing. */
export function enhanceStamp(): void {
  const data = STAMP_DOTS.read();
  const link = document.getElementById("poked");
  if (!data || !link || savesData() || prefersLessMotion()) return;
  const poke = () =>
    import("./poked.ts").then(
      (poked) => poked.poke(link, data),
      (error) => console.warn("Poking could not be loaded.", error),
    );
  const start = () => untilIdle().then(() => whenActivated(() => whenNear(link, "0px", poke)));
  if (document.readyState === "complete") void start();
  else addEventListener("load", start, { once: true });
}
