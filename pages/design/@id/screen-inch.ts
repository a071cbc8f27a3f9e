/** How many CSS pixels an inch of this screen has: browsers do not know, so the visitor measures it once. */
import { readStored, store } from "#renderer/browser/storage.ts";

const KEY = "inch";

/** Pixels per inch, from a zoomed-out screen to a zoomed-in phone. */
export const RANGE = { from: 30, to: 300 };

/** What CSS takes for an inch. */
const CSS_INCH = 96;

type Screen = { width: number; height: number; pixelRatio: number };

/** The first guess, while the screen is unknown: phones have more pixels to the inch. */
export function guessInch({ width, height }: Pick<Screen, "width" | "height">): number {
  return Math.min(width, height) < 600 ? 150 : CSS_INCH;
}

/** As stored: `151.5 390x844@3`. */
export function writeInch(pixels: number, screen: Screen): string {
  return `${pixels} ${toName(screen)}`;
}

/** Undefined if it was measured on another screen or at another zoom, or is implausible. */
export function readInch(text: string, screen: Screen): number | undefined {
  const [pixels, name] = text.split(" ");
  const inch = Number(pixels);
  return name === toName(screen) && inch >= RANGE.from && inch <= RANGE.to ? inch : undefined;
}

/** If this screen was measured at this zoom. */
export function restoreInch(): number | undefined {
  return readInch(readStored(KEY) ?? "", toScreen());
}

export function storeInch(inch: number): void {
  store(KEY, writeInch(inch, toScreen()));
}

function toScreen(): Screen {
  return { width: screen.width, height: screen.height, pixelRatio: devicePixelRatio };
}

/** The same however the screen is turned. */
function toName({ width, height, pixelRatio }: Screen): string {
  return `${Math.min(width, height)}x${Math.max(width, height)}@${pixelRatio}`;
}
