/**
 * The picture cache. `files/` holds the derivatives under their published names, `records/` what was made for each
 * identity (source bytes, recipes, encoder). Every file appears whole or not at all.
 */
import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { namesIn, pruneFolder } from "#disk/prune-folder.ts";
import { FILES } from "./folders.ts";

/** A derivative in the cache, with its length in bytes and a hash of them. */
export type StoredFile = { name: string; length: number; hash: string };

export type NewFile = { name: string; bytes: Uint8Array };

/** What was made for one identity: its derivatives, and what the manifest says of them. */
export type Stored<T> = { files: StoredFile[]; made: T };

/** A derivative carries this date: one with another date was touched since, and is read again. */
const SEALED = new Date("2000-01-01T00:00:00Z");

export class Store<T> {
  readonly files: string;
  readonly #records: string;
  /** What lay there when the store was opened. */
  readonly #before: { files: string[]; records: string[] };

  /** `folder` is created on the first write. */
  constructor(folder: string) {
    this.files = join(folder, FILES);
    this.#records = join(folder, "records");
    this.#before = { files: namesIn(this.files), records: namesIn(this.#records) };
  }

  /** What was made before, or undefined when it, or any file of it, is missing or damaged. */
  find(identity: string): Stored<T> | undefined {
    const stored = parseRecord<T>(readText(this.#recordPath(identity)));
    return stored?.files.every((file) => this.#isWhole(file)) ? stored : undefined;
  }

  /**
   * Writes what was made of one original, as `<hash>-<name>`. The hash is of the bytes of all of them: another byte
   * gives other names. It comes first, for then a page that names many of them takes the least bytes.
   */
  addFiles(files: readonly NewFile[]): StoredFile[] {
    const hashes = files.map(({ bytes }) => hashOf(bytes));
    const shared = sha256(hashes.join()).slice(0, 10);
    return files.map(({ name: own, bytes }, index) => {
      const name = `${shared}-${own}`;
      const file = { name, length: bytes.length, hash: hashes[index] as string };
      if (!this.#isWhole(file)) writeFileAtomic(join(this.files, name), bytes, SEALED);
      return file;
    });
  }

  /** Makes the files known under the identity. Call it when all of them are written. */
  addRecord(identity: string, stored: Stored<T>): void {
    const text = JSON.stringify(stored);
    writeFileAtomic(this.#recordPath(identity), `${sha256(text)}\n${text}`);
  }

  /**
   * Removes every record and file that is not named, and what a killed build left; not what another is writing, or
   * has written since this store was opened.
   */
  prune(identities: ReadonlySet<string>, names: ReadonlySet<string>): void {
    pruneFolder(this.#records, this.#before.records, (name) => identities.has(name));
    pruneFolder(this.files, this.#before.files, (name) => names.has(name));
  }

  #recordPath(identity: string): string {
    return join(this.#records, identity);
  }

  #isWhole({ name, length, hash }: StoredFile): boolean {
    const path = join(this.files, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined || stats.size !== length) return false;
    if (stats.mtimeMs === SEALED.getTime()) return true;
    if (hashOf(readFileSync(path)) !== hash) return false;
    utimesSync(path, SEALED, SEALED);
    return true;
  }
}

const hashOf = (bytes: Uint8Array) => sha256(bytes).slice(0, 16);

export const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");

/** A record proves itself: its first line is the hash of the rest. */
function parseRecord<T>(text: string | undefined): Stored<T> | undefined {
  if (text === undefined) return undefined;
  const end = text.indexOf("\n");
  const json = text.slice(end + 1);
  return text.slice(0, end) === sha256(json) ? JSON.parse(json) : undefined;
}

function readText(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : undefined;
}
