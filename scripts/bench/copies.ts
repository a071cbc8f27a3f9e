/**
 * Projects to measure on: copies of the sample's photos, as many as are wanted. Each copy has a name of its own,
 * or the cache would know it.
 */
import { cpSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { IMAGES } from "#images/folders.ts";
import type { PlannedOriginal } from "#images/plan.ts";

/** `count` originals, repeating those of the project `from` as often as it takes, in the new project `root`. */
export function copyOriginals(
  { root: from, originals }: { root: string; originals: readonly PlannedOriginal[] },
  root: string,
  count = originals.length,
): PlannedOriginal[] {
  return Array.from({ length: count }, (_, index) => {
    const { path, roles } = originals[index % originals.length] as PlannedOriginal;
    const copy = join(dirname(path), `${Math.floor(index / originals.length)}-${basename(path)}`);
    mkdirSync(dirname(join(root, IMAGES, copy)), { recursive: true });
    cpSync(join(from, IMAGES, path), join(root, IMAGES, copy));
    return { path: copy, roles };
  });
}
