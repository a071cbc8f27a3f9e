/** Finished work on the pages: its photo, and the photo from the day it was made. */
import type { GalleryEntry, Manifest, Place } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import type { Work } from "#domain/portfolio-schema.ts";

/** `note` says how long the work has healed or that it is fresh. `place` is where its design's drawing lies in the photo. */
export type ShownPhoto = { src: string; image: GalleryEntry; alt: string; note?: string; place?: Place };

/** Whether the artist says that the tattoo has healed. A photo without a note may be of any day. */
export const isHealed = ({ note }: Pick<ShownPhoto, "note">) => note?.startsWith("healed") ?? false;

/** Lists one or two photos. `name` is the design's title if the work shows one. */
export function toPhotos(
  { src, title, alt = title, healed, fresh }: Work,
  name: string,
  { slide }: Manifest,
): [ShownPhoto, ...ShownPhoto[]] {
  const photo = { src, image: findEntry(slide, src), alt, note: healed && `healed ${healed}` };
  if (!fresh) return [photo];
  return [photo, { src: fresh, image: findEntry(slide, fresh), alt: `${name}, fresh`, note: "fresh" }];
}

/** Writes the CSS transform that moves a design's drawing to its tattoo in the photo. */
export const toTransform = ({ scale, angle, x, y }: Place) =>
  `translate(${100 * x}%, ${100 * y}%) rotate(${angle}deg) scale(${scale})`;
