/** The pages, rendered by Vike in a process of its own: it ends its process, with a stack, when the disk refuses. */
import { fork } from "node:child_process";
import { text } from "node:stream/consumers";
import { findDiskReason } from "#images/disk-fault.ts";
import type { BuildFolder } from "./build-folder.ts";
import { TYPESCRIPT } from "./fork-lean.ts";

/** Reads the data files and writes the site into `next`. Throws a sentence about the disk, or all that Vike has to say. */
export async function renderPages({ data, next }: BuildFolder): Promise<void> {
  const child = fork(new URL("./render-pages-process.ts", import.meta.url), [next], {
    env: { ...process.env, SITE_DATA: data },
    execArgv: ["--import", TYPESCRIPT],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  const told = await text(child.stderr as NodeJS.ReadableStream);
  const outcome = await ended;
  if (outcome !== 0) throw toFault(told, outcome);
  process.stderr.write(told);
}

function toFault(told: string, cause: unknown): Error {
  const reason = findDiskReason(new Error(told));
  return new Error(reason ? `The pages cannot be written. ${reason}.` : told, { cause });
}
