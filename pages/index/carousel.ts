/**
 * Makes the home page's galleries loop. Swiper loads when the page is idle or at the first press of a button. Until
 * then, or if it cannot be loaded, the galleries are lists that scroll.
 */
import { untilIdle } from "#renderer/shell/browser.ts";

type Step = (direction: number) => void;

export function enhanceCarousels(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-carousel]")) enhance(section);
}

function enhance(section: HTMLElement): void {
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
