/**
 * A cache of what the site publishes. `files/` holds the files under their published names, `records/` one record per
 * identity (a hash of all that they are made from). Every file is written atomically.
 */
import { hash } from "node:crypto";
import { constants, copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { namesIn, readJson, writeFileAtomic } from "./files.ts";
import { FILES } from "./folders.ts";

const storedFile = z.strictObject({ name: z.string(), length: z.int() });

const record = z.strictObject({ files: z.array(storedFile), made: z.unknown() });

/** `length` is in bytes. */
type StoredFile = z.infer<typeof storedFile>;

export type NewFile = { name: string; bytes: Uint8Array };

export type Stored<T> = { files: StoredFile[]; made: T };

export type Recalled<T> = Stored<T> & { identity: string; isNew: boolean };

export class Store<T> {
  readonly files: string;
  readonly #records: string;
  readonly #made: z.ZodType<T>;

  /** `folder` is created on the first write. */
  constructor(folder: string, made: z.ZodType<T>) {
    this.files = join(folder, FILES);
    this.#records = join(folder, "records");
    this.#made = made;
  }

  /** Finds what is stored. Returns undefined when the record, or one of its files, is missing, damaged or of another shape. */
  find(identity: string): Stored<T> | undefined {
    const stored = record.safeParse(readJson(join(this.#records, identity))).data;
    const made = this.#made.safeParse(stored?.made);
    if (!stored?.files.every((file) => this.#isWhole(file)) || !made.success) return undefined;
    return { files: stored.files, made: made.data };
  }

  /**
   * Writes the files of one original as `<hash>-<name>`. They share a hash, and it comes first, because pages that name
   * many of them then compress better.
   */
  addFiles(files: readonly NewFile[]): StoredFile[] {
    const shared = hash("sha256", files.map(({ bytes }) => hash("sha256", bytes)).join()).slice(0, 10);
    return files.map(({ name: own, bytes }) => {
      const file = { name: `${shared}-${own}`, length: bytes.length };
      if (!this.#isWhole(file)) writeFileAtomic(join(this.files, file.name), bytes);
      return file;
    });
  }

  /** Finds what the identity stands for, or else makes it: `make` writes all its files before it returns. */
  async findOrMake(identity: string, make: () => Promise<Stored<T>>): Promise<Recalled<T>> {
    const known = this.find(identity);
    if (known) return { ...known, identity, isNew: false };
    const fresh = await make();
    writeFileAtomic(join(this.#records, identity), JSON.stringify(fresh));
    return { ...fresh, identity, isNew: true };
  }

  /** Removes all other records and files. */
  prune(kept: readonly { identity: string; files: readonly StoredFile[] }[]): void {
    const identities = new Set(kept.map(({ identity }) => identity));
    const names = new Set(kept.flatMap(({ files }) => files.map(({ name }) => name)));
    pruneFolder(this.#records, (name) => identities.has(name));
    pruneFolder(this.files, (name) => names.has(name));
  }

  #isWhole({ name, length }: StoredFile): boolean {
    return statSync(join(this.files, name), { throwIfNoEntry: false })?.size === length;
  }
}

function pruneFolder(folder: string, isKept: (name: string) => boolean): void {
  for (const name of namesIn(folder).filter((each) => !isKept(each)))
    rmSync(join(folder, name), { recursive: true });
}

/** Copies the named files; where the file system can share them, they take no more space. Creates the folder `to`. */
export function placeFiles(from: string, names: Iterable<string>, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of names) copyFileSync(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
}
