/** Writes files atomically. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { diskFault } from "./disk-fault.ts";
import { isRunning } from "./is-running.ts";
import { readFile } from "./read-file.ts";

/**
 * Writes a temporary file and renames it. Creates the folder, and keeps the permissions of a file that it replaces. When
 * the disk refuses, throws a sentence with the cause and leaves the target alone. The package write-file-atomic does
 * not: on a full disk it publishes a partial file.
 */
export function writeFileAtomic(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, data);
    const replaced = statSync(path, { throwIfNoEntry: false });
    if (replaced) chmodSync(temporary, replaced.mode);
    renameSync(temporary, path);
  } catch (cause) {
    if (existsSync(temporary)) rmSync(temporary);
    throw diskFault(path, cause);
  }
}

/** Recognizes the temporary files of running processes. */
export function isBeingWritten(name: string): boolean {
  return name.startsWith(".") && isRunning(Number(extname(name).slice(1)));
}

/** Returns whether the content differed. Does not touch an unchanged file, because that would trigger watchers. */
export function writeFileIfChanged(path: string, data: string | Uint8Array): boolean {
  if (readFile(path)?.equals(Buffer.from(data as string))) return false;
  writeFileAtomic(path, data);
  return true;
}
