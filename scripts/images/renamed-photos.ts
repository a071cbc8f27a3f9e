/** Finds renamed photos by their bytes. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IMAGES } from "#content/files.ts";
import { fileState } from "#disk/file-state.ts";
import { readFingerprints } from "./fingerprints.ts";

/** Those of `files` (below `images/`) that have the bytes that `path` had in the last build. */
export function findRenamed(root: string, path: string, files: readonly string[]): string[] {
  const known = readFingerprints(root).get(path);
  const [size] = known?.state.split(" ") ?? [];
  return files.filter((file) => {
    const place = join(root, IMAGES, file);
    return known && fileState(place)?.startsWith(`${size} `) && hashOf(place) === known.hash;
  });
}

/** Undefined when the file cannot be read. */
function hashOf(place: string): string | undefined {
  try {
    return hash("sha256", readFileSync(place));
  } catch {
    return undefined;
  }
}
