/**
 * Each build works in `.building/<process id>`, so concurrent builds do not collide. The folder is on the same disk as
 * `dist`, so publishing takes two renames. If a build is killed between them, the next start restores `dist`.
 */
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { diskFault } from "./disk-fault.ts";
import { isRunning } from "./is-running.ts";
import { namesIn } from "./prune-folder.ts";

/** The published build: the site, the manifest, and `hosting/`, configuration for some hosts. */
export const DIST = "dist";
export const SITE = `${DIST}/client`;

/** The brand, below the folder of the data files. `public/` in it is published unchanged. */
export const BRAND = "brand";

const BUILDS = ".building";

/** Another build published first. */
const TAKEN = ["ENOTEMPTY", "EEXIST"];
/** `dist` belongs to a container image: it can be removed, but not renamed. */
const LOWER_LAYER = "EXDEV";

/** `data` is for the pages to read, `next` becomes `dist`, and `previous` holds the old `dist` during the exchange. */
export type BuildFolder = { data: string; next: string; previous: string };

/** Creates the folder of this process in the project at `root`, and removes it on exit. */
export function openBuildFolder(root: string): BuildFolder {
  clearKilledBuilds(root);
  const own = join(root, BUILDS, String(process.pid));
  try {
    mkdirSync(own, { recursive: true });
  } catch (cause) {
    throw diskFault(own, cause);
  }
  process.once("exit", () => remove(root, own));
  return { data: join(own, "data"), next: join(own, "next"), previous: join(own, "previous") };
}

/** Makes `next` the new `dist`. When the disk refuses, the old `dist` stays. */
export function publishBuild(root: string, folder: BuildFolder): void {
  const dist = join(root, DIST);
  try {
    moveAside(dist, folder.previous);
    renameSync(folder.next, dist);
  } catch (cause) {
    restore(folder.previous, dist);
    if (!TAKEN.includes(codeOf(cause))) throw diskFault(dist, cause);
    publishBuild(root, folder);
  }
}

/** Restores `dist` if a build was killed while publishing, and removes what killed builds left behind. */
export function clearKilledBuilds(root: string): void {
  for (const name of namesIn(join(root, BUILDS))) {
    if (Number(name) !== process.pid && isRunning(Number(name))) continue;
    restore(join(root, BUILDS, name, "previous"), join(root, DIST));
    remove(root, join(root, BUILDS, name));
  }
}

function moveAside(dist: string, previous: string): void {
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(dist, previous);
  } catch (cause) {
    if (codeOf(cause) === LOWER_LAYER) rmSync(dist, { recursive: true, force: true });
    else if (codeOf(cause) !== "ENOENT") throw cause;
  }
}

function restore(previous: string, dist: string): void {
  if (existsSync(previous) && !existsSync(dist)) renameSync(previous, dist);
}

function remove(root: string, folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
    rmdirSync(join(root, BUILDS));
  } catch {
    // Another build is running, or the disk refuses: a later build tries again.
  }
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? "";
