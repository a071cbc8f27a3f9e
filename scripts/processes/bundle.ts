/**
 * What Vite makes of the code: scripts and styles for the browser, and the pages' modules for the build. Kept in the
 * project until the code or the brand changes, so that a change of content only renders pages.
 */
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Look } from "#brand/look.ts";
import { BRAND } from "#disk/build-folder.ts";
import { findDiskReason } from "#disk/disk-fault.ts";
import { addTree } from "#disk/hash-tree.ts";
import { isRunning } from "#disk/is-running.ts";
import { writeIcons } from "#output/seo/icons.ts";
import { TYPESCRIPT } from "./fork-worker.ts";

/** Below the project: Vike treats /a/x as a path inside the project if the project is in /b. */
const BUNDLES = ".cache/bundles";

/** Studios and branches that are built in turn keep theirs. */
const KEPT = 8;

/** The hash of the code, the folder of the data files, and the brand in it. */
type Sources = { code: string; data: string; look: Look };

/**
 * Returns Vike's output folder, with the icons. Throws a sentence about the
 * disk, or what Vite printed about any other fault.
 */
export async function bundle({ code, data, look }: Sources): Promise<string> {
  const hash = createHash("sha256").update(code);
  addTree(hash, join(data, BRAND));
  const folder = join(BUNDLES, hash.digest("hex").slice(0, 16));
  if (!existsSync(folder)) await makeBundle(folder, data, look);
  const now = new Date();
  utimesSync(folder, now, now);
  prune();
  return folder;
}

async function makeBundle(folder: string, data: string, look: Look): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(BUNDLES, { recursive: true });
  process.once("exit", () => rmSync(unfinished, { recursive: true, force: true }));
  await runVite(unfinished, data);
  await writeIcons(join(unfinished, "client"), look);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** In a process of its own, because Vike exits when the disk refuses. Drops standard output, a list of files. */
async function runVite(outDir: string, data: string): Promise<void> {
  const child = fork(new URL("./bundle-worker.ts", import.meta.url), [outDir], {
    env: { ...process.env, NODE_ENV: "production", SITE_DATA: data },
    execArgv: ["--import", TYPESCRIPT],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  const complaints = await text(child.stderr as NodeJS.ReadableStream);
  const outcome = await ended;
  if (outcome === 0) return void process.stderr.write(complaints);
  const reason = findDiskReason(new Error(complaints));
  throw new Error(reason ? `The pages cannot be written. ${reason}.` : complaints, { cause: outcome });
}

/** Removes what killed builds left, and the bundles that nobody has used for longest. */
function prune(): void {
  const isUnfinished = (name: string) => name.includes(".");
  const isDead = (name: string) => isUnfinished(name) && !isRunning(Number(name.split(".")[1]));
  const names = readdirSync(BUNDLES);
  const usedAt = (name: string) => statSync(join(BUNDLES, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const finished = names.filter((name) => !isUnfinished(name)).sort((a, b) => usedAt(b) - usedAt(a));
  for (const name of [...names.filter(isDead), ...finished.slice(KEPT)]) {
    rmSync(join(BUNDLES, name), { recursive: true, force: true });
  }
}
