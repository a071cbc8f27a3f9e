/** Hashes the contents of files. */
import type { Hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listTree } from "./list-tree.ts";

export function addTree(hash: Hash, folder: string): void {
  for (const { path, dirent } of listTree(folder).entries) {
    if (dirent.isFile())
      hash
        .update(path)
        .update("\0")
        .update(readFileSync(join(folder, path)));
  }
}
