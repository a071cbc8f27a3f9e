/** What is said of a photo that cannot be opened, and the sizes at which one is worked on and saved. */
import { type Size, scaled } from "#domain/pixels.ts";

/** The brands of HEIC, in its first bytes: names and types are unreliable. */
const HEIC = /ftyp(?:hei[cxms]|hevc|mif1|msf1)/;
/** As many bytes as hold the brand. */
export const HEAD_BYTES = 32;

const WORKING_SIDE = { min: 800, max: 1600 };
/** What phones can draw at once: pixels, and those of a side. */
const MOST_DRAWN = 16.7e6;
const LONGEST = 4096;

export const NO_MEMORY = "This device ran out of memory. Close other tabs, or choose a smaller photo.";

/** Why the browser could not open it, and what to do. */
export function explainUndecodable(head: Uint8Array): string {
  return HEIC.test(String.fromCharCode(...head))
    ? "This browser cannot open HEIC photos. Take a screenshot of the photo and choose that, or open this page in Safari."
    : "This file cannot be opened as a photo. Choose a JPEG, PNG or WebP.";
}

/** As much as screens show. Small pictures grow, so that the ink on them stays fine. */
export function workingSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height);
  return scaled(photo, Math.min(Math.max(long, WORKING_SIDE.min), WORKING_SIDE.max) / long);
}

/** Its own, as far as the device can. */
export function savedSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height);
  const most = Math.min(LONGEST / long, Math.sqrt(MOST_DRAWN / (photo.width * photo.height)));
  return scaled(photo, Math.min(most, Math.max(1, WORKING_SIDE.min / long)));
}
