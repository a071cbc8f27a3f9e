/** Tells whether a build would only repeat the last one. */
import { createHash, hash } from "node:crypto";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FILE_NAMES, IMAGES } from "#content/files.ts";
import { DIST } from "#disk/build-folder.ts";
import { fileState } from "#disk/file-state.ts";
import { listTree } from "#disk/list-tree.ts";
import { readFile, readJson } from "#disk/read-file.ts";
import type { Documents } from "#output/write-pages.ts";

/** What a build was made of, and a hash of the files that it left: someone may have touched them. */
export type LastBuild = {
  code: string;
  bundle: string;
  inputs: string;
  outputs: string;
  notes: string;
  documents: Documents;
};

/** A file of a build. Its time is left out, as it differs between a file and its copy. */
export type Output = { path: string; size: number };

/** The build itself, compiled, in a bundle. */
export const COMPILED = "build/make-site.mjs";

const FILE = "inputs.json";

/** Hash of the code, whose own is `code`, and of the content in `root`: the bytes of texts, the states of photos. */
export function hashInputs(code: string, root: string): string {
  const hash = createHash("sha256").update(code);
  for (const name of FILE_NAMES) hash.update(readFile(join(root, name)) ?? "none");
  const images = join(root, IMAGES);
  for (const { path } of listTree(images).entries) hash.update(`${path}\0${fileState(join(images, path))}\0`);
  return hash.digest("hex");
}

/** Undefined when there is none, or it cannot be read. */
export const readLastBuild = (root: string) => readJson(join(root, DIST, FILE)) as LastBuild | undefined;

/** Whether the build was made of `inputs`, and nothing has touched it since. */
export function isCurrent(last: LastBuild, inputs: string, root: string): boolean {
  return last.inputs === inputs && last.outputs === hashOutputs(listOutputs(join(root, DIST)));
}

/** The compiled build, if the last one was made by the same code. */
export function findCompiled(last: LastBuild | undefined, code: string): string | undefined {
  const path = last?.code === code && resolve(last.bundle, COMPILED);
  return path && existsSync(path) ? path : undefined;
}

/** Writes into `next`, which holds all its `outputs`. */
export function rememberBuild(
  next: string,
  outputs: readonly Output[],
  last: Omit<LastBuild, "outputs">,
): void {
  writeFileSync(join(next, FILE), JSON.stringify({ ...last, outputs: hashOutputs(outputs) }));
}

export function listOutputs(folder: string): Output[] {
  const files = listTree(folder).entries.filter(({ path, dirent }) => dirent.isFile() && path !== FILE);
  return files.map(({ path }) => ({ path, size: statSync(join(folder, path)).size }));
}

const hashOutputs = (outputs: readonly Output[]) => hash("sha256", JSON.stringify(outputs));
