/**
 * Projects to measure on: copies of the sample's photos, as many as are wanted. A photo that is copied again gets a name
 * of its own, and a few bytes behind its picture, or the cache would know it.
 */
import { appendFileSync, cpSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PlannedOriginal } from "#domain/plan.ts";
import { IMAGES } from "#images/folders.ts";

/** `count` originals, repeating those of the project `from` as often as it takes, in the new project `root`. */
export function copyOriginals(
  { root: from, originals }: { root: string; originals: readonly PlannedOriginal[] },
  root: string,
  count = originals.length,
): PlannedOriginal[] {
  return Array.from({ length: count }, (_, index) => {
    const { path, roles } = originals[index % originals.length] as PlannedOriginal;
    const round = Math.floor(index / originals.length);
    const copy = round === 0 ? path : join(dirname(path), `${round}-${basename(path)}`);
    mkdirSync(dirname(join(root, IMAGES, copy)), { recursive: true });
    cpSync(join(from, IMAGES, path), join(root, IMAGES, copy));
    if (round > 0) appendFileSync(join(root, IMAGES, copy), `copy ${round}`);
    return { path: copy, roles };
  });
}
