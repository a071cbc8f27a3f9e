/** Whether the visitor saves data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}
