/** Timers and frames that a signal aborts. */

export function after(signal: AbortSignal, delayMs: number, act: () => void): void {
  const timer = setTimeout(act, delayMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Calls `act` in each frame with the current time and the time since the last frame, in milliseconds. */
export function everyFrame(signal: AbortSignal, act: (now: number, ms: number) => void): void {
  let last = performance.now();
  const goOn = (now: number) => {
    if (signal.aborted) return;
    requestAnimationFrame(goOn);
    act(now, Math.max(0, now - last));
    last = now;
  };
  requestAnimationFrame(goOn);
}
