/** How many CSS pixels an inch of this screen has: browsers do not know, so the visitor measures it once. */

/** A bank card (ISO/IEC 7810 ID-1), in inches. */
export const CARD = { long: 85.6 / 25.4, short: 53.98 / 25.4 };

/** Pixels per inch, from a zoomed-out screen to a zoomed-in phone. */
export const RANGE = { from: 30, to: 300 };

/** What CSS takes for an inch. */
const CSS_INCH = 96;

export type Screen = { width: number; height: number; pixelRatio: number };

/** The side of the card that a row of `width` pixels has room for on most screens. */
export function chooseSide(width: number): keyof typeof CARD {
  return width < 560 ? "short" : "long";
}

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

/** The same however the screen is turned. */
function toName({ width, height, pixelRatio }: Screen): string {
  return `${Math.min(width, height)}x${Math.max(width, height)}@${pixelRatio}`;
}
