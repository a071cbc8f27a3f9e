/** What may be chosen as a photo, and the sizes at which it is worked on and saved. */
import { type Size, scaled } from "#domain/pixels.ts";

/** As many bytes of a file as tell a HEIC: names and types are unreliable. */
export const HEAD_BYTES = 32;
const HEIC = ["ftypheic", "ftypheix", "ftyphevc", "ftypheim", "ftypheis", "ftypmif1", "ftypmsf1"];

const SHORT_SIDE = 100;
const MOST_PIXELS = 120e6;
const LONG_SIDE = { least: 800, most: 1600 };
/** What phones can draw at once. */
const MOST_DRAWN = 16.7e6;

const CANNOT_OPEN = "This file cannot be opened as a photo. Choose a JPEG, PNG or WebP.";
export const NO_MEMORY = "This device ran out of memory. Close other tabs, or choose a smaller photo.";

/** Why the browser could not open it, and what to do. */
export function explainUndecodable(head: Uint8Array): string {
  const text = String.fromCharCode(...head);
  return HEIC.some((mark) => text.includes(mark))
    ? "This browser cannot open HEIC photos. Take a screenshot of the photo and choose that, or open this page in Safari."
    : CANNOT_OPEN;
}

/** A sentence for a picture that is too small or too large. */
export function refuseSize({ width, height }: Size): string | undefined {
  if (Math.min(width, height) < SHORT_SIDE)
    return `This picture has only ${width} × ${height} pixels. Choose a larger one.`;
  return width * height > MOST_PIXELS
    ? `This picture has ${Math.round((width * height) / 1e6)} megapixels, more than can be opened here. Choose a smaller one.`
    : undefined;
}

/**
 * The size to work at: no larger than it can be seen on the screen, upright or turned. Small pictures grow, so that
 * the ink on them stays fine. `screen` is in its own pixels.
 */
export function workingSize(photo: Size, screen: Size): Size {
  const [long, short] = sides(photo);
  const [screenLong, screenShort] = sides(screen);
  const seen = long * Math.min(1, screenLong / long, screenShort / short);
  return scaled(photo, Math.min(Math.max(seen, LONG_SIDE.least), LONG_SIDE.most) / long);
}

/** The size to save at: its own, as far as the device can. `maxSide` is the device's limit. */
export function savedSize(photo: Size, maxSide: number): Size {
  const [long, short] = sides(photo);
  const scale = Math.min(Math.sqrt(MOST_DRAWN / (long * short)), maxSide / long);
  return scaled(photo, Math.min(scale, Math.max(1, LONG_SIDE.least / long)));
}

function sides({ width, height }: Size): [long: number, short: number] {
  return [Math.max(width, height), Math.min(width, height)];
}
