/** How many CSS pixels an inch of this screen has. Browsers do not know, so the visitor measures it once. */
import { readStored, store } from "#renderer/shell/storage.ts";

/** Pixels per inch, from a zoomed-out screen to a zoomed-in phone. */
export const RANGE = { from: 30, to: 300 };

/** The guess for a screen that has not been measured: phones have more pixels to the inch than CSS assumes. */
export const guessInch = () => (Math.min(screen.width, screen.height) < 600 ? 150 : 96);

/** The stored measurement of this screen at this zoom, if there is one. */
export function restoreInch(): number | undefined {
  const inch = Number(readStored(toKey(screen, devicePixelRatio)));
  return inch >= RANGE.from && inch <= RANGE.to ? inch : undefined;
}

export const storeInch = (inch: number) => store(toKey(screen, devicePixelRatio), String(inch));

/** `inch 390x844@3`, the same in both orientations. */
export function toKey({ width, height }: Pick<Screen, "width" | "height">, pixelRatio: number): string {
  return `inch ${Math.min(width, height)}x${Math.max(width, height)}@${pixelRatio}`;
}
