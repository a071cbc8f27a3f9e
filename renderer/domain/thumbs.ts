/**
 * The previews of a gallery, side by side in one picture. The gallery sets it as `--thumbs`, each of its pictures picks
 * a cell with `--cell`, and styles/thumbs.css shows it.
 */
import type { Manifest } from "./manifest-schema.ts";
import type { GalleryRole } from "./roles.ts";

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
