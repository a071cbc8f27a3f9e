/** Photos in `images/` that no entry uses. */
import { ImageFolder } from "./image-folder.ts";
import type { ImageReference } from "./image-references.ts";

/** Told by the name: whether it can be decoded matters only once an entry uses it. */
const PHOTO = /\.(jpe?g|png|webp|avif|gif|hei[cf]|tiff?)$/i;

/** What operating systems and editors leave behind, such as `.DS_Store` and `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

/** Paths below `images/`, in alphabetical order. Files that are no photos are not among them. */
export function findUnused(root: string, used: readonly ImageReference[]): string[] {
  const names = new Set(used.map(({ path }) => path));
  return new ImageFolder(root)
    .files()
    .filter((path) => PHOTO.test(path) && !HIDDEN.test(path) && !names.has(path))
    .sort();
}
