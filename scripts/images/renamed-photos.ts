/** Finds renamed photos by their bytes. */
import { hash } from "node:crypto";
import { join } from "node:path";
import { IMAGES } from "#content/files.ts";
import { fileState } from "#disk/file-state.ts";
import { readFile } from "#disk/read-file.ts";
import { readFingerprints } from "./fingerprints.ts";

/** Those of `files` (below `images/`) that have the bytes that `path` had in the last build. */
export function findRenamed(root: string, path: string, files: readonly string[]): string[] {
  const known = readFingerprints(root).get(path);
  const [size] = known?.state.split(" ") ?? [];
  return files.filter((file) => {
    const place = join(root, IMAGES, file);
    if (!known || !fileState(place)?.startsWith(`${size} `)) return false;
    return hash("sha256", readFile(place) ?? "") === known.hash;
  });
}
