/** Lists a folder at any depth. */
import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { isForbidden } from "./disk-fault.ts";

/** Paths are relative to the folder, with forward slashes. `forbidden` are folders that cannot be read. */
type Tree = { entries: { path: string; dirent: Dirent }[]; forbidden: string[] };

/** Does not follow links. Empty when there is no such folder. */
export function listTree(folder: string): Tree {
  const tree: Tree = { entries: [], forbidden: [] };
  const list = (below: string) => {
    for (const dirent of read(join(folder, below)) ?? giveUp(below)) {
      const path = posix.join(below, dirent.name);
      tree.entries.push({ path, dirent });
      if (dirent.isDirectory()) list(path);
    }
  };
  const giveUp = (below: string) => {
    tree.forbidden.push(below);
    return [];
  };
  if (existsSync(folder)) list("");
  return tree;
}

function read(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isForbidden(error)) return undefined;
    throw error;
  }
}
