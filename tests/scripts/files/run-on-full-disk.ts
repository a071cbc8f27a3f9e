/** Runs a script whose disk is full. */
import { spawnSync } from "node:child_process";

/** Node cannot write files of more than 1 to 2 MB, which is more than tsx caches. Returns what it prints as errors. */
export function runOnFullDisk(script: string, cwd?: string): string {
  const options = ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", script];
  // In blocks of 512 or 1024 bytes, as shells differ.
  const limited = ["-c", 'ulimit -f 2000; exec "$@"', "sh", process.execPath, ...options];
  return spawnSync("sh", limited, { cwd, encoding: "utf8" }).stderr;
}
