/** Reads, lists and writes files that may be missing or that the disk may refuse. */
import {
  chmodSync,
  closeSync,
  type Dirent,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

/** Reads a file. Returns undefined unless it is a regular one that can be read. */
export function readFile(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the first bytes of a file. Returns undefined when the disk forbids it. */
export function readHead(path: string, length: number): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(descriptor, head));
  } catch (error) {
    if (isForbidden(error)) return undefined;
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Reads a JSON file. Returns undefined when it is missing or damaged. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(String(readFile(path)));
  } catch {
    return undefined;
  }
}

/** Returns a text that differs once a file has changed, without opening it; undefined when there is no file. */
export function fileState(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stateOf(stats) : undefined;
}

/** Puts size, times and inode into one text. */
export const stateOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/**
 * Writes a temporary file and renames it. Creates the folder, and keeps the permissions of a file that it replaces. When
 * the disk refuses, names the file, because Node does not on a full disk, and leaves the target alone. The package
 * write-file-atomic (version 8, `sync`) does not: on a full disk it publishes the part that fit.
 */
export function writeFileAtomic(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, data);
    const replaced = statSync(path, { throwIfNoEntry: false });
    if (replaced) chmodSync(temporary, replaced.mode);
    renameSync(temporary, path);
  } catch (cause) {
    if (existsSync(temporary)) rmSync(temporary);
    throw new Error(`${path} cannot be written. ${Object(cause).message}`, { cause });
  }
}

/** Writes a file, and returns whether its content differed. Leaves an unchanged one alone: writing it would trigger watchers. */
export function writeFileIfChanged(path: string, data: string | Uint8Array): boolean {
  const bytes = typeof data === "string" ? Buffer.from(data) : data;
  if (readFile(path)?.equals(bytes)) return false;
  writeFileAtomic(path, data);
  return true;
}

export const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Paths are relative to the folder, with forward slashes. Empty if the folder `forbidden` cannot be read. */
type Tree = { entries: { path: string; dirent: Dirent }[]; forbidden?: string };

/** Lists a folder at any depth. Does not follow links. Empty when there is no such folder. */
export function listTree(folder: string): Tree {
  const toPath = (absolute: string) => relative(folder, absolute).split(sep).join("/");
  try {
    const dirents = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    return {
      entries: dirents.map((dirent) => ({ path: toPath(join(dirent.parentPath, dirent.name)), dirent })),
    };
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return { entries: [], forbidden: toPath(error.path ?? folder) };
  }
}

/** Lists the regular files at any depth, sorted, because the order on disk varies. */
export const listFiles = (folder: string): string[] =>
  listTree(folder)
    .entries.flatMap(({ path, dirent }) => (dirent.isFile() ? [path] : []))
    .sort();

/** Returns Node's code of an error, such as ENOENT; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

function isForbidden(error: unknown): error is NodeJS.ErrnoException {
  return /^(EACCES|EPERM)$/.test(codeOf(error));
}
