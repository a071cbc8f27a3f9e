/** The visitor's browser: what it was asked for on every site, when it is idle, and what comes near the screen. */

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

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}
