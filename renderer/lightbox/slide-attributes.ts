/**
 * Attributes of slides: links, most of them around an image, that lightbox.ts opens in PhotoSwipe.
 *
 * - `data-pswp-…` and `href` belong to PhotoSwipe: https://photoswipe.com/data-sources
 * - `data-gallery`, on an element around slides, names a gallery whose slides open together.
 * - `data-sold-out` marks a sold-out design, which opens alone with its badge. Its link becomes a button.
 * - `data-title` is the caption, instead of the image's alternative text. `data-note` follows it on the same line, and
 *   `data-page` links it. If the link has no image, both are also the alternative text.
 * - `data-place` moves the design's drawing to its tattoo in the photo, as a CSS transform. The drawing is the image in
 *   `data-plate`.
 * - `data-closer` opens the design's drawing at its widest, to pinch and pan.
 * - `id` gives the slide an address that opens it: `/#work-12`.
 *
 * The lightbox listens on the document, so slides can be added or replaced at any time.
 */
import { toAddress } from "#domain/address.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import { toSrcSet } from "#renderer/pictures/Picture.tsx";

/** Links to the largest picture. `shown` is the image inside the link; a crop needs its own `srcset`. */
export function toSlideLink(image: ShownEntry, shown = image) {
  return {
    ...toSize(image),
    ...(shown !== image && { "data-pswp-srcset": toSrcSet(image.derivatives) }),
    // Compresses better next to the similar URLs of the image inside.
    href: toLargest(image),
  };
}

/** Links to a sold-out design; the lightbox turns the link into a button. `label` is its title there: `6 Orb Weaver`. */
export function toSoldOutSlide(image: ShownEntry, label: string) {
  return {
    "data-sold-out": "",
    "data-title": label,
    ...toSize(image),
    "data-pswp-src": toLargest(image),
  };
}

function toSize({ width, height }: ShownEntry) {
  return { "data-pswp-width": width, "data-pswp-height": height };
}

const toLargest = (image: ShownEntry) => toAddress(largestOf(image).path);
