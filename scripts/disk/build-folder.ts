/**
 * A folder of its own for each build, so that two at once do not meet. It lies beside `dist`, on the same disk, below
 * the number of the process; by that number the next build knows what a killed one has left.
 */
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { diskFault } from "./disk-fault.ts";
import { isRunning } from "./is-running.ts";
import { namesIn } from "./prune-folder.ts";

const BUILDS = ".building";

/** `data`: what the pages read. `next`: the folder to be published. `previous`: what it replaces, for a moment. */
export type BuildFolder = { data: string; next: string; previous: string };

/** Makes the folder of this process in the project at `root`. It goes when the process ends. */
export function openBuildFolder(root: string, target: string): BuildFolder {
  clearKilledBuilds(root, target);
  const own = join(root, BUILDS, String(process.pid));
  try {
    mkdirSync(own, { recursive: true });
  } catch (cause) {
    throw diskFault(own, cause);
  }
  process.once("exit", () => remove(root, own));
  return { data: join(own, "data"), next: join(own, "next"), previous: join(own, "previous") };
}

/** Brings back `target` if a build was killed while it replaced that, and removes what killed builds have left. */
export function clearKilledBuilds(root: string, target: string): void {
  const builds = join(root, BUILDS);
  for (const name of namesIn(builds)) {
    const previous = join(builds, name, "previous");
    if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
    if (Number(name) === process.pid || !isRunning(Number(name))) remove(root, join(builds, name));
  }
}

/** What cannot be removed is no harm: the next build tries again. */
function remove(root: string, folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
    rmdirSync(join(root, BUILDS));
  } catch {
    // Another build is there too, or the disk refuses.
  }
}
