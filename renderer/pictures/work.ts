/** Finished work as the pages show it: its photo, and that of its day. */
import type { GalleryEntry, Manifest, Place } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import type { Work } from "#domain/portfolio-schema.ts";

/** `note`: how long it has healed, or that it is fresh. `place`: where the drawing of its design lies in it. */
export type WorkPhoto = { src: string; image: GalleryEntry; alt: string; note?: string; place?: Place };

/** One or two. `name` is that of the design, where the work shows one. */
export function toPhotos(
  { src, title, alt = toWords(title), healed, fresh }: Work,
  name: string,
  { slide }: Manifest,
): [WorkPhoto, ...WorkPhoto[]] {
  const photo = { src, image: findEntry(slide, src), alt, note: healed && `healed ${healed}` };
  if (!fresh) return [photo];
  return [photo, { src: fresh, image: findEntry(slide, fresh), alt: `${name}, fresh`, note: "fresh" }];
}

/** `frogWithALeaf` → `Frog with a leaf`. */
export function toWords(title: string): string {
  const words = title.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
