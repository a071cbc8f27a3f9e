/** What visitors have asked their browser for, on every site. */

export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

export const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}
