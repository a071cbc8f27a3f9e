/** The pictures of an original: found in the manifest, and as attributes of an image. */

import { toAddress } from "./address.ts";
import type { Derivative, Manifest, ShownEntry } from "./manifest-schema.ts";
import type { GalleryRole } from "./roles.ts";

/** `entries` are those of one role; `original` is a path as the YAML writes it. Throws when it has no entry. */
export function findEntry<E extends ShownEntry>(entries: Record<string, E>, original: string): E {
  const entry = entries[original];
  if (!entry) throw new Error(`The pictures of ${original} have not been made. Run npm run build.`);
  return entry;
}

/** `/images/0f3a…-tile-320.webp 320w, …` */
export function toSrcSet(derivatives: readonly Derivative[]): string {
  return derivatives.map(({ path, width }) => `${toAddress(path)} ${width}w`).join(", ");
}

/** The widest: derivatives are in ascending order, at least one. */
export function largestOf({ derivatives }: { derivatives: readonly Derivative[] }): Derivative {
  return derivatives.at(-1) as Derivative;
}

/** `uri` is a data URI, absent where there are no previews, or too many for one picture. */
export type Thumbs = { uri: string | undefined; count: number };

export function readThumbs(manifest: Manifest, role: GalleryRole): Thumbs {
  return { uri: manifest.thumbs[role], count: Object.keys(manifest[role]).length };
}

/** The position of an original's preview, from 0. */
export function cellOf(original: string, manifest: Manifest, role: GalleryRole): number {
  const entries = manifest[role];
  const known = cells.get(entries) ?? new Map(Object.keys(entries).map((path, cell) => [path, cell]));
  cells.set(entries, known);
  return known.get(original) ?? -1;
}

/** Memoized by gallery: every design page looks up twelve others. */
const cells = new WeakMap<object, Map<string, number>>();
