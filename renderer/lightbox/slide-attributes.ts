/**
 * Attributes of slides: links, most of them around an image, that browser/lightbox.ts opens in PhotoSwipe.
 *
 * - `data-pswp-…` and `href` are PhotoSwipe's own: https://photoswipe.com/data-sources
 * - `data-gallery`, on an element around slides, names the gallery that the lightbox shows together.
 * - `data-sold-out` marks a sold-out design, which is shown alone, under its badge. Its link becomes a button.
 * - `data-title` is the caption, in place of the alternative text of the image; `data-note` follows it in the same line,
 *   and `data-page` makes a link of it. Where the link has no image inside, both are the alternative text.
 * - `data-place` says where the drawing of the page's design lies in the photo (manifest-schema.ts).
 * - `id` makes an address that opens the slide: `/#work-12`.
 *
 * The lightbox listens on the document, so slides may be added and replaced at any time.
 */
import { toAddress, toSrcSet } from "#domain/address.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";

/** Without JavaScript the link opens the largest picture. `shown` is the image inside it; a crop needs its own `srcset`. */
export function toSlideLink(image: ShownEntry, shown = image) {
  return {
    ...toSize(image),
    ...(shown !== image && { "data-pswp-srcset": toSrcSet(image.derivatives) }),
    // Next to the similar URLs of the image inside: compresses better.
    href: toLargest(image),
  };
}

/** For the link to a sold-out design, of which the lightbox makes a button. `label` is the title in the lightbox: `6 Orb Weaver`. */
export function toSoldOutSlide(image: ShownEntry, label: string) {
  return {
    "data-sold-out": "",
    "data-title": label,
    ...toSize(image),
    "data-pswp-srcset": toSrcSet(image.derivatives),
    "data-pswp-src": toLargest(image),
  };
}

function toSize({ width, height }: ShownEntry) {
  return { "data-pswp-width": width, "data-pswp-height": height };
}

const toLargest = (image: ShownEntry) => toAddress(largestOf(image).path);
