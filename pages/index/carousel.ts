/**
 * The rails of the home page become endless. Until Swiper is there, and if it never comes, they are lists that scroll:
 * it is fetched when the browser is idle, or at the first sign of interest.
 */
import type { Loop } from "./loop.ts";

/** A rail that has not scrolled for so long has come to rest. */
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
    console.warn("The carousel could not be loaded; its list scrolls by itself.", error);
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

function whenIdle(start: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 300);
}
