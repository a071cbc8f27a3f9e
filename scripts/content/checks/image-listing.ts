/** The files below a folder, by their exact names: some disks ignore case, others do not. */
import { type Dirent, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { isForbidden } from "#disk/disk-fault.ts";

export class ImageListing {
  readonly #root: string;
  /** Entries by folder; empty for anything that is not a folder. */
  readonly #entries = new Map<string, Dirent[]>();
  /** Folders without read permission. */
  readonly #locked = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Paths are relative to the root, which is the empty path. */
  list(folder: string): Dirent[] {
    const known = this.#entries.get(folder);
    if (known) return known;
    const entries = this.#read(folder);
    this.#entries.set(folder, entries);
    return entries;
  }

  /** Every file in and below `folder`. Does not follow links to folders, which may be circular. */
  files(folder = ""): string[] {
    return this.list(folder).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? this.files(path) : [path];
    });
  }

  /** The path as it is on disk, which may differ in case or in the encoding of accents. */
  find(path: string): string | undefined {
    let found = "";
    for (const name of path.split("/")) {
      const names = this.list(found).map((entry) => entry.name);
      const match = names.includes(name) ? name : names.find((other) => fold(other) === fold(name));
      if (match === undefined) return undefined;
      found = posix.join(found, match);
    }
    return found;
  }

  /** A name in the same folder that Windows and macOS treat as the same file. */
  twinOf(path: string): string | undefined {
    const { dir, base } = posix.parse(path);
    return this.list(dir).find(({ name }) => name !== base && fold(name) === fold(base))?.name;
  }

  /** The unreadable folder above `path`, once `find` has looked for it. */
  lockedAbove(path: string): string | undefined {
    return path
      .split("/")
      .map((_, index, names) => names.slice(0, index).join("/"))
      .find((folder) => this.#locked.has(folder));
  }

  #read(folder: string): Dirent[] {
    try {
      return readdirSync(join(this.#root, folder), { withFileTypes: true });
    } catch (error) {
      if (isForbidden(error)) this.#locked.add(folder);
      return [];
    }
  }
}

const fold = (name: string) => name.normalize().toLowerCase();
