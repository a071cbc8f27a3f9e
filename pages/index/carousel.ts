/**
 * Makes the rails of the home page loop. Swiper loads when the page is idle or at the first hover, focus or click; until
 * then, or if it fails, the rails are lists that scroll.
 */
import { untilIdle } from "#renderer/browser/until.ts";
import type { Loop } from "./loop.ts";

/** Without a scroll event for this long, a rail is at rest. */
const REST_MS = 150;

export function enhanceCarousels(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-carousel]")) enhance(section);
}

function enhance(section: HTMLElement): void {
  const rail = section.querySelector<HTMLElement>(".rail");
  if (!rail?.querySelector("[data-slide]")) return;
  const isMoving = watchScrolling(rail);
  let loop: Promise<Loop> | undefined;
  const start = () => {
    loop ??= startLoop(rail, isMoving);
    return loop;
  };
  whenIdle(start);
  for (const interest of ["pointerover", "focusin"])
    section.addEventListener(interest, start, { once: true });
  for (const button of section.querySelectorAll<HTMLElement>("[data-step]")) {
    const step = Number(button.dataset.step);
    button.addEventListener("click", async () => (await start()).step(step));
  }
  rail.addEventListener("click", ({ target }) => {
    const slide = target instanceof Element && target.closest("[data-slide]");
    if (slide) console.debug("Picture opened:", slide.id);
  });
}

async function startLoop(rail: HTMLElement, isMoving: () => boolean): Promise<Loop> {
  try {
    const { createLoop } = await import("./loop.ts");
    while (isMoving()) await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const loop = createLoop(rail);
    console.debug("Carousel ready:", rail.querySelector<HTMLElement>("[data-gallery]")?.dataset.gallery);
    return loop;
  } catch (error) {
    console.warn("The carousel could not be loaded; its list still scrolls.", error);
    return {
      step: (direction) => rail.scrollBy({ left: direction * rail.clientWidth * 0.8, behavior: "smooth" }),
    };
  }
}

function watchScrolling(rail: HTMLElement): () => boolean {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  rail.addEventListener("scroll", () => {
    scrolledAt = performance.now();
  });
  return () => performance.now() - scrolledAt < REST_MS;
}

/** After the load event, so that the first pictures come first. */
function whenIdle(start: () => void): void {
  if (document.readyState !== "complete") addEventListener("load", () => whenIdle(start), { once: true });
  else void untilIdle().then(start);
}
