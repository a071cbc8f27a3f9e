/** The visitor's browser: preferences for all sites, when it is idle, what comes near, and whether canvases tell the truth. */

export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

export const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Resolves when the browser is idle, or after two seconds. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** Resolves when all changes so far are on the screen. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Runs `act` once the element is within `margin` (a CSS length) of the screen. Returns a function that stops waiting. */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const PAINTED = [64, 128, 192, 255];

/** Detects the noise that some browsers add against fingerprinting. Paints over the first pixels. */
export function isTruthful(context: Context): boolean {
  context.fillStyle = `rgb(${PAINTED.slice(0, 3)})`;
  context.fillRect(0, 0, 16, 1);
  const { data } = context.getImageData(0, 0, 16, 1);
  // Noise in the lowest bits is invisible.
  return [...data].every((value, at) => Math.abs(value - (PAINTED[at % 4] ?? 0)) < 8);
}

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}
