/** Copies the sample's photos for measurements. */
import { appendFileSync, cpSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { IMAGES } from "#content/files.ts";
import type { PlannedOriginal } from "#domain/plan.ts";
import type { Project } from "./worker.ts";

/**
 * Copies `count` originals into a new project at `root`, repeating them as needed. A repeated photo gets another name
 * and some trailing bytes, or the cache would recognize it.
 */
export function copyProject(from: Project, root: string, count = from.originals.length): Project {
  const originals = Array.from({ length: count }, (_, index) => {
    const { path, roles } = from.originals[index % from.originals.length] as PlannedOriginal;
    const round = Math.floor(index / from.originals.length);
    const copy = round === 0 ? path : join(dirname(path), `${round}-${basename(path)}`);
    mkdirSync(dirname(join(root, IMAGES, copy)), { recursive: true });
    cpSync(join(from.root, IMAGES, path), join(root, IMAGES, copy));
    if (round > 0) appendFileSync(join(root, IMAGES, copy), `copy ${round}`);
    return { path: copy, roles };
  });
  return { root, originals };
}
