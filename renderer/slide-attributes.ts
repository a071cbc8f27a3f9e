/**
 * Slides of a gallery: links or buttons around an image, inside an element with `data-gallery` (its value names the
 * lightbox). They carry their picture's dimensions, so browser/lightbox.ts can open them without asking anyone.
 * A slide with an `id` has an address: `/#work-12` opens it.
 */

import { toAddress } from "#domain/address.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf, toSrcSet } from "#domain/srcset.ts";

/**
 * For a link: without JavaScript it opens the largest picture. `position` is its place in the gallery; `shown` the
 * picture inside the link, whose own `srcset` serves when it is the same.
 */
export function toSlideLink(image: ShownEntry, position: number, shown = image) {
  // The address stands last, before those of the picture inside: the same words near one another compress best.
  const slide = { ...toSlide(image, position), href: toLargest(image) };
  return shown === image ? slide : { ...slide, "data-srcset": toSrcSet(image.derivatives) };
}

/** For the button of a sold-out design, shown faded and alone; `label` stands in the lightbox's corner: `6 Orb Weaver`. */
export function toSoldOutSlide(image: ShownEntry, label: string) {
  return {
    type: "button" as const,
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
