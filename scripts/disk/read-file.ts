/** Reads files that may be missing. */
import { readFileSync, statSync } from "node:fs";

/** Undefined unless it is a regular file that can be read. */
export function readFile(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when the file is missing or damaged. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(String(readFile(path)));
  } catch {
    return undefined;
  }
}
