/**
 * The previews of a gallery's pictures: side by side in one picture, which stands around the gallery as `--thumbs`.
 * Each picture names its own by `--cell`; styles/thumbs.css shows it.
 */
import type { Manifest } from "./manifest-schema.ts";

type Role = keyof Manifest["thumbs"];

/** All previews as a data URI (absent where there are none, or too many for one picture), and their number. */
export type Thumbs = { uri: string | undefined; count: number };

export function readThumbs(manifest: Manifest, role: Role): Thumbs {
  return { uri: manifest.thumbs[role], count: Object.keys(manifest[role]).length };
}

/** Which of the previews is that of an original, from 0. */
export function cellOf(original: string, manifest: Manifest, role: Role): number {
  return Object.keys(manifest[role]).indexOf(original);
}
