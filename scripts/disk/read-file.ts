/** Reads files that may be missing. */
import { readFileSync, statSync } from "node:fs";

/** Undefined for what is no regular file, or cannot be read. */
export function readFile(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
