/** Files that appear whole or not at all. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { diskFault } from "./disk-fault.ts";
import { isRunning } from "./is-running.ts";

/**
 * Writes beside the target, then renames over it; creates the folder. Throws one sentence with the cause when the disk
 * refuses; the target is then unchanged. Not write-file-atomic: on a full disk that publishes the part that fitted.
 */
export function writeFileAtomic(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, data);
    renameSync(temporary, path);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw diskFault(path, cause);
  }
}

/** Whether this is the temporary name of a file that a running process is writing. */
export function isBeingWritten(name: string): boolean {
  return name.startsWith(".") && isRunning(Number(extname(name).slice(1)));
}

/** Returns whether the content differed. An unchanged file is not touched: watchers would fire. */
export function writeFileIfChanged(path: string, data: string | Uint8Array): boolean {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(data as string))) return false;
  writeFileAtomic(path, data);
  return true;
}
