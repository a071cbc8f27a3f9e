/** How many CSS pixels an inch of this screen has: browsers do not know, so the visitor measures it once. */
import { readStored, store } from "#renderer/browser/storage.ts";

/** Pixels per inch, from a zoomed-out screen to a zoomed-in phone. */
export const RANGE = { from: 30, to: 300 };

/** The first guess, while the screen is unknown: phones have more pixels to the inch than CSS takes for one. */
export const guessInch = () => (Math.min(screen.width, screen.height) < 600 ? 150 : 96);

/** If this screen was measured at this zoom. */
export function restoreInch(): number | undefined {
  const inch = Number(readStored(toKey(screen, devicePixelRatio)));
  return inch >= RANGE.from && inch <= RANGE.to ? inch : undefined;
}

export const storeInch = (inch: number) => store(toKey(screen, devicePixelRatio), String(inch));

/** `inch 390x844@3`, however the screen is turned. */
export function toKey({ width, height }: Pick<Screen, "width" | "height">, pixelRatio: number): string {
  return `inch ${Math.min(width, height)}x${Math.max(width, height)}@${pixelRatio}`;
}
