/** Waits that leave the browser time for what the visitor sees. */

/** Resolves when the browser is idle, or after two seconds. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** Resolves when the page shows what has been changed so far. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
