/**
 * What the script of every page does on Home. Galleries loop once Swiper has loaded, when the page is idle or at the first press
 * of a button; until then, or if it cannot be loaded, they are lists that scroll. A work pokes the drawing that it wears.
 */
import { untilIdle, whenNear } from "#renderer/shell/browser.ts";

type Step = (direction: number) => void;

export function enhanceHome(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-carousel]")) enhanceGallery(section);
  enhanceWornDrawing();
}

function enhanceGallery(section: HTMLElement): void {
  const viewport = section.querySelector<HTMLElement>(".swiper");
  if (!viewport) return;
  let loop: Promise<Step> | undefined;
  const start = () => {
    loop ??= startLoop(section, viewport);
    return loop;
  };
  // Wait for the load event so that the first pictures come first.
  if (document.readyState === "complete") void untilIdle().then(start);
  else addEventListener("load", () => untilIdle().then(start), { once: true });
  for (const button of section.querySelectorAll<HTMLElement>("[data-step]"))
    button.addEventListener("click", async () => (await start())(Number(button.dataset.step)));
  viewport.addEventListener("click", ({ target }) => {
    const slide = target instanceof Element && target.closest("[data-pswp-width]");
    if (slide) console.debug("Picture opened:", slide.id);
  });
}

async function startLoop(section: HTMLElement, viewport: HTMLElement): Promise<Step> {
  try {
    const { createLoop } = await import("./loop.ts");
    await untilAtRest(viewport);
    const step = createLoop(section, viewport);
    console.debug("Carousel ready:", section.ariaLabel);
    return step;
  } catch (error) {
    console.warn("The carousel could not be loaded; its list still scrolls.", error);
    return (direction) =>
      viewport.scrollBy({ left: direction * viewport.clientWidth * 0.8, behavior: "smooth" });
  }
}

/** Resolves when the visitor pauses scrolling the list. */
async function untilAtRest(viewport: HTMLElement): Promise<void> {
  let left: number;
  do {
    left = viewport.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 150));
  } while (left !== viewport.scrollLeft);
}

/** Loads what pokes the drawing once it is seen. early.ts says whether a work wears one. */
function enhanceWornDrawing(): void {
  const paper = document.querySelector<HTMLElement>("[data-poke=paper]");
  if (!paper?.checkVisibility({ visibilityProperty: true })) return;
  paper.style.animation = "none";
  // Wait until more than its edge is in view.
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
