/** Finds the pictures of an original in the manifest, and packs them for islands. */
import type { Derivative, Manifest, ShownEntry } from "./manifest-schema.ts";
import type { GalleryRole } from "./roles.ts";

/** `entries` are those of one role; `original` is a path as the YAML writes it. Throws when it has no entry. */
export function findEntry<E extends ShownEntry>(entries: Record<string, E>, original: string): E {
  const entry = entries[original];
  if (!entry) throw new Error(`The pictures of ${original} have not been made. Run npm run build.`);
  return entry;
}

/** Returns the widest derivative. There is at least one. */
export function largestOf({ derivatives }: { derivatives: readonly Derivative[] }): Derivative {
  return derivatives.reduce((widest, each) => (each.width > widest.width ? each : widest));
}

/** A picture as islands receive it: derivatives follow from their widths and what their names have in common. */
export type PackedPicture = { stem: string; widths: readonly number[]; width: number; height: number };

const EXTENSION = ".webp";

export function packPicture({ width, height, derivatives }: ShownEntry): PackedPicture {
  const largest = largestOf({ derivatives });
  const stem = largest.path.slice(0, -`${largest.width}${EXTENSION}`.length);
  return { stem, widths: derivatives.map((each) => each.width), width, height };
}

export function unpackPicture({ stem, widths, width, height }: PackedPicture): ShownEntry {
  const derivatives = widths.map((each) => ({
    path: `${stem}${each}${EXTENSION}`,
    width: each,
    height: Math.round((each * height) / width),
  }));
  return { width, height, derivatives };
}

/** `uri` is a data URI, absent where there are no previews, or too many for one picture. */
export type Thumbs = { uri: string | undefined; count: number };

export function readThumbs(manifest: Manifest, role: GalleryRole): Thumbs {
  return { uri: manifest.thumbs[role], count: Object.keys(manifest[role]).length };
}

/** Returns the position of an original's preview, from 0. */
export function cellOf(original: string, manifest: Manifest, role: GalleryRole): number {
  return Object.keys(manifest[role]).indexOf(original);
}
