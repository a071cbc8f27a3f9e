/**
 * One build runs at a time, because Vike keeps where its server bundle is in one file of the project. It works in
 * `.building` of the project, where Vike insists on writing, and replaces `dist` when everything is there.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { diskFault } from "./files.ts";

/** The published build: the site, the manifest, and `hosting/`, configuration for some hosts. */
export const DIST = "dist";
export const SITE = `${DIST}/client`;

/** The brand, below the folder of the data files. `public/` in it is published unchanged. */
export const BRAND = "brand";

/** The cache of pictures, in the project. Safe to delete at any time. */
export const PICTURES = ".cache/images";

/** The folder of the files, in a cache. */
export const FILES = "files";

/** Holds the pictures of the manifest before they are published, by file name. */
export const picturesFolder = (root: string) => join(root, PICTURES, FILES);

const FOLDER = ".building";
/** The old `dist`, while it is replaced. */
const PREVIOUS = `${FOLDER}/previous`;

/** Holds the id of the process that builds. */
const LOCK = ".cache/build.lock";
const POLL_MS = 200;
/** A lock that is younger may not hold its id yet. */
const WRITTEN_MS = 1000;

/** Waits for a build that is running. Creates the folder empty, and removes it on exit. */
export async function openBuildFolder(root: string): Promise<string> {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let isTold = false; !takeLock(); isTold = true) {
    if (!isTold) console.log(`Another build is running. If that is not so, delete ${LOCK}.`);
    await setTimeout(POLL_MS);
  }
  restoreSite(root);
  clear(root);
  mkdirSync(FOLDER);
  process.once("exit", () => {
    clear(root);
    rmSync(LOCK, { force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return FOLDER;
}

function clear(root: string): void {
  for (const path of [FOLDER, join(root, FOLDER)]) rmSync(path, { recursive: true, force: true });
}

function takeLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw diskFault(LOCK, error);
    if (isAbandoned()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isAbandoned(): boolean {
  const stats = statSync(LOCK, { throwIfNoEntry: false });
  if (!stats || Date.now() - stats.mtimeMs < WRITTEN_MS) return false;
  const pid = Number(readFileSync(LOCK));
  // Containers give each build the same id.
  return pid === process.pid || !isRunning(pid);
}

/** Makes the folder `built` the new `dist` of the studio at `root`. When the disk refuses, the old `dist` stays. */
export function publishBuild(built: string, root: string): void {
  const [dist, next, previous] = [join(root, DIST), join(root, FOLDER, "next"), join(root, PREVIOUS)];
  try {
    mkdirSync(dirname(next), { recursive: true });
    move(built, next);
    if (existsSync(dist)) move(dist, previous);
    renameSync(next, dist);
    rmSync(join(root, FOLDER), { recursive: true });
  } catch (cause) {
    restoreSite(root);
    throw diskFault(dist, cause);
  }
}

/** Restores `dist` if a build was killed while it replaced it. */
export function restoreSite(root: string): void {
  const [dist, previous] = [join(root, DIST), join(root, PREVIOUS)];
  if (existsSync(previous) && !existsSync(dist)) renameSync(previous, dist);
}

/** A studio may be on another disk than the project, and a `dist` that belongs to a container's image cannot be renamed. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}

/** Also true for a process of another user. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
