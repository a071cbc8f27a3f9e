/** Files that appear whole or not at all. */
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { diskFault } from "./disk-fault.ts";
import { isRunning } from "./is-running.ts";

let written = 0;

/**
 * Writes beside the target, then renames over it; `date` becomes the file's time. Creates the folder.
 * Throws one sentence with the cause when the disk refuses; the target is then as it was.
 */
export function writeFileAtomic(path: string, data: string | Uint8Array, date?: Date): void {
  const temporary = join(dirname(path), `.${basename(path)}.${written++}.${process.pid}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, data);
    if (date) utimesSync(temporary, date, date);
    renameSync(temporary, path);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw diskFault(path, cause);
  }
}

/** Whether a process that still runs is writing the file of this name, and will rename it. */
export function isBeingWritten(name: string): boolean {
  return name.startsWith(".") && isRunning(Number(extname(name).slice(1)));
}

/** Writes only when the content differs, so that watchers stay calm. Whether it did. */
export function writeFileIfChanged(path: string, text: string): boolean {
  if (readIfThere(path) === text) return false;
  writeFileAtomic(path, text);
  return true;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
