/** The photo that a poked drawing dissolves into. */
import { toAddress } from "#domain/address.ts";
import { largestOf } from "#domain/pictures.ts";
import { toTransform } from "#renderer/lightbox/slide-attributes.ts";
import { toSrcSet } from "#renderer/pictures/Picture.tsx";
import { isHealed, type ShownPhoto } from "#renderer/pictures/work.ts";

export type HealedPhoto = {
  /** Properties of an image. */
  image: { src: string; srcset: string; sizes: string; width: number; height: number; alt: string };
  /** Moves the drawing to its tattoo, as a CSS transform; absent when the tattoo was not found. */
  place?: string;
  caption: string;
  /** Names the button. */
  label: string;
};

/** Prefers a healed tattoo, and one whose place is known. */
export function toHealed(title: string, photos: readonly ShownPhoto[]): HealedPhoto | undefined {
  const rank = (photo: ShownPhoto) => (photo.place ? 2 : 0) + Number(isHealed(photo));
  const [best] = photos.toSorted((a, b) => rank(b) - rank(a));
  if (!best) return undefined;
  const { image, alt, note, place } = best;
  const { path, width, height } = largestOf(image);
  return {
    image: { src: toAddress(path), srcset: toSrcSet(image.derivatives), sizes: "60vw", width, height, alt },
    place: place && toTransform(place),
    caption: [title, note].filter(Boolean).join(", "),
    label: isHealed(best) ? "See it healed" : "See it on skin",
  };
}
