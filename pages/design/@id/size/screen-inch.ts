/** CSS pixels per inch of this screen. Browsers do not know it, so the visitor measures it once. */
import { readStored, store } from "#renderer/shell/storage.ts";

/** Limits in pixels per inch, from a zoomed-out screen to a zoomed-in phone. */
export const RANGE = { from: 30, to: 300 };

/** Guesses for an unmeasured screen. Phones have more pixels per inch than CSS assumes. */
export const guessInch = () => (Math.min(screen.width, screen.height) < 600 ? 150 : 96);

/** Reads the stored measurement of this screen at this zoom, if any. */
export function restoreInch(): number | undefined {
  const inch = Number(readStored(toInchKey(screen, devicePixelRatio)));
  return inch >= RANGE.from && inch <= RANGE.to ? inch : undefined;
}

export const storeInch = (inch: number) => store(toInchKey(screen, devicePixelRatio), String(inch));

/** Returns `inch 390x844@3`, the same in both orientations. */
export function toInchKey({ width, height }: Pick<Screen, "width" | "height">, pixelRatio: number): string {
  return `inch ${Math.min(width, height)}x${Math.max(width, height)}@${pixelRatio}`;
}
