/** Identifies the code that decides the bytes of cached files, so that they are made again when it changes. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#files/files";

/** `paths` are files and folders of the project. */
type Code = { paths: readonly string[]; packages: readonly string[] };

/** Hashes the code of the project at `root`, and the versions in its package-lock.json. */
export function hashCode({ paths, packages }: Code, root = join(import.meta.dirname, "../..")): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesAt(root, path)))
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  const lock: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return hash.update(findVersions(lock, packages).join("\n")).digest("hex");
}

function filesAt(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return listFiles(join(root, path)).map((file) => `${path}/${file}`);
}

type Lock = { packages: Record<string, { version: string; dependencies?: Record<string, string> }> };

/** Finds the versions of the packages, and of all that they need. */
function findVersions(lock: Lock, packages: readonly string[]): string[] {
  const names = new Set(packages);
  const versions: string[] = [];
  for (const name of names)
    for (const [path, { version, dependencies = {} }] of Object.entries(lock.packages))
      if (path.endsWith(`node_modules/${name}`)) {
        versions.push(`${path} ${version}`);
        for (const needed of Object.keys(dependencies)) names.add(needed);
      }
  return versions;
}

/** The code behind a picture. The plan is not part of it, because a picture's identity also holds its recipes. */
export const PICTURE_CODE: Code = {
  paths: [
    "scripts/pictures/derive-original.ts",
    "scripts/pictures/pixels",
    ...["dots", "pixels", "tones"].map((name) => `renderer/domain/${name}.ts`),
  ],
  packages: ["sharp", "libheif-js", "d3-delaunay"],
};

export const PIPELINE = hashCode(PICTURE_CODE);
