/** Identifies the code that decides the bytes of cached files, so that they are made again when it changes. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#files/files.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Hashes files and folders of the project at `root`. */
export function hashCode(paths: readonly string[], root = ROOT): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesAt(root, path)))
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesAt(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return listFiles(join(root, path)).map((file) => `${path}/${file}`);
}

/**
 * The code behind a picture, and the exact versions of the packages. The plan and what uses it are left out, because a
 * picture's identity also holds its recipes.
 */
export const PICTURE_CODE: readonly string[] = [
  "package.json",
  ...filesAt(ROOT, "scripts/drawing").filter((path) => !/\/(recipes|wipe)\.ts$/.test(path)),
  "scripts/pictures/codec",
  "scripts/pictures/make.ts",
  ...["find-tattoo", "match"].map((name) => `scripts/pictures/tattoo/${name}.ts`),
  ...["colors", "dots", "pixels"].map((name) => `renderer/domain/${name}.ts`),
];

export const CODE_VERSION = hashCode(PICTURE_CODE);
