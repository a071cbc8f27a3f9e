/**
 * Each build works in a folder of its own, `.building-<random>`, and replaces `dist` when everything is there: two
 * builds at once both end well, and the later one wins. The folder is in the project, because the pages' server bundle
 * imports packages from its node_modules.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "./files.ts";

/** The published build: the site, its manifest, and the headers that it needs. */
export const DIST = "dist";
export const SITE = `${DIST}/client`;

/** The folder of the brand, below that of the data files. `public/` in it is published unchanged. */
export const BRAND = "brand";

/** The cache of pictures, in the project. Safe to delete at any time. */
export const PICTURES = ".cache/images";

/** The folder of a cache that holds its files. */
export const FILES = "files";

/** Returns the folder that holds the pictures of the manifest before they are published. */
export const picturesFolder = (root: string) => join(root, PICTURES, FILES);

const BUILDING = ".building-";

/** The old `dist`, while it is replaced. */
const PREVIOUS = "previous";

/** No build takes this long, so the process that made an older folder was killed. */
const ABANDONED_MS = 3_600_000;

/** Creates an empty folder for a build of the studio at `root`, and removes it on exit. */
export function openBuildFolder(root: string): string {
  restoreSite(root);
  for (const folder of [...findBuildFolders("."), ...findBuildFolders(root)])
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  const folder = mkdtempSync(BUILDING);
  process.once("exit", () => {
    for (const path of [folder, join(root, folder)]) rmSync(path, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}

const findBuildFolders = (root: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith(BUILDING))
    .map((name) => join(root, name));

function isAbandoned(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED_MS;
}

/**
 * Makes `built`, a path in a build's folder, the new `dist` of the studio at `root`. When the disk refuses, the old
 * `dist` stays.
 */
export function publishBuild(built: string, root: string): void {
  const [dist, next] = [join(root, DIST), join(root, built)];
  try {
    mkdirSync(dirname(next), { recursive: true });
    move(built, next);
    replace(dist, next);
  } catch (error) {
    restoreSite(root);
    throw error;
  }
}

/** Takes two steps, because no system replaces a folder in one. Starts again when another build publishes in between. */
function replace(dist: string, next: string): void {
  const previous = join(dirname(next), PREVIOUS);
  try {
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(dist)) move(dist, previous);
    renameSync(next, dist);
  } catch (error) {
    if (!/^(ENOENT|ENOTEMPTY|EEXIST)$/.test(codeOf(error))) throw error;
    replace(dist, next);
  }
}

/** Restores `dist` if a build was killed while it replaced it. */
export function restoreSite(root: string): void {
  const dist = join(root, DIST);
  const previous = findBuildFolders(root)
    .map((folder) => join(folder, PREVIOUS))
    .find(existsSync);
  if (previous && !existsSync(dist)) renameSync(previous, dist);
}

/** Copies what cannot be renamed: a studio on another disk than the project, or a `dist` in a container's image. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}
