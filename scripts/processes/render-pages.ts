/** Renders the pages by Vike, in a process of its own, because Vike ends its process when the disk refuses. */
import { fork } from "node:child_process";
import { text } from "node:stream/consumers";
import type { BuildFolder } from "#disk/build-folder.ts";
import { findDiskReason } from "#disk/disk-fault.ts";
import { TYPESCRIPT } from "./fork-worker.ts";

/**
 * Reads the data files and writes the site into `next`. Throws a sentence about the disk, or all that Vike printed
 * about another fault. Standard output is dropped: Vike lists files of a folder that is about to move.
 */
export async function renderPages({ data, next }: BuildFolder): Promise<void> {
  const child = fork(new URL("./render-pages-worker.ts", import.meta.url), [next], {
    env: { ...process.env, SITE_DATA: data },
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
