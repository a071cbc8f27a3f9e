/** Runs a script as if the disk were full. */
import { spawnSync } from "node:child_process";

/** Limits files to 1 or 2 MB, which is more than tsx caches. Returns what the script prints as errors. */
export function runOnFullDisk(script: string, cwd?: string): string {
  const options = ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", script];
  // The limit is in blocks of 512 or 1024 bytes, depending on the shell.
  const limited = ["-c", 'ulimit -f 2000; exec "$@"', "sh", process.execPath, ...options];
  return spawnSync("sh", limited, { cwd, encoding: "utf8" }).stderr;
}
