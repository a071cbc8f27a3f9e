/** Identifies the code that makes the site: whatever decides its bytes besides the content. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { addTree } from "#disk/hash-tree.ts";
import { readFile } from "#disk/read-file.ts";
import { siteBase } from "./environment.ts";

const FOLDERS = ["pages", "renderer", "scripts"];
/** The last lists what npm has actually installed. */
const FILES = ["package.json", "tsconfig.json", "vite.config.ts", "node_modules/.package-lock.json"];

/** Settings that the pages read while they are rendered. */
const SETTINGS = [process.version, siteBase, process.env.ANALYTICS_LOCALHOST];

/** `root` is the project with the code. */
export function hashCode(root = "."): string {
  const hash = createHash("sha256").update(JSON.stringify(SETTINGS));
  for (const folder of FOLDERS) addTree(hash, join(root, folder));
  for (const file of FILES) hash.update(readFile(join(root, file)) ?? "none");
  return hash.digest("hex");
}
