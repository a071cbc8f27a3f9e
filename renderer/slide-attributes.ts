/**
 * Attributes of gallery slides, read by browser/lightbox.ts: a slide is a link around an image, inside an element
 * with `data-gallery` (the label of the lightbox). The URL of a slide with an `id` opens it: `/#work-12`.
 */
import { toAddress } from "#domain/address.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf, toSrcSet } from "#domain/pictures.ts";

/** Without JavaScript the link opens the largest picture. `shown` is the image inside it; a crop needs its own `srcset`. */
export function toSlideLink(image: ShownEntry, position: number, shown = image) {
  // `href` last, next to the similar URLs of the image inside: compresses better.
  const slide = { ...toSlide(image, position), href: toLargest(image) };
  return shown === image ? slide : { ...slide, "data-srcset": toSrcSet(image.derivatives) };
}

/** Of a sold-out design, shown alone. `label` is its title in the lightbox: `6 Orb Weaver`. */
export function toSoldOutSlide(image: ShownEntry, label: string) {
  return {
    "data-src": toLargest(image),
    "data-sold-out": label,
    ...toSlide(image, 0),
    "data-srcset": toSrcSet(image.derivatives),
  };
}

function toSlide({ width, height }: ShownEntry, position: number) {
  return { "data-slide": position, "data-width": width, "data-height": height };
}

const toLargest = (image: ShownEntry) => toAddress(largestOf(image).path);
