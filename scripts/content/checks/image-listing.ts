/** What lies in a folder and below it, by the names that the disk has: some disks forgive capital letters, others do not. */
import { type Dirent, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { isForbidden } from "#disk/disk-fault.ts";

export class ImageListing {
  readonly #root: string;
  /** The entries of each folder that was looked into; none for what is no folder. */
  readonly #entries = new Map<string, Dirent[]>();
  /** Folders that may not be looked into. */
  readonly #locked = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** All paths are below the root; its own is empty. */
  list(folder: string): Dirent[] {
    const known = this.#entries.get(folder);
    if (known) return known;
    const entries = this.#read(folder);
    this.#entries.set(folder, entries);
    return entries;
  }

  /** Every file at and below `folder`; links to folders are not followed, as they may lead in circles. */
  files(folder = ""): string[] {
    return this.list(folder).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? this.files(path) : [path];
    });
  }

  /** The path as the disk has it, which may differ in case or in how accents are stored. */
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

  /** Another name in its folder that Windows and macOS take for the same file. */
  twinOf(path: string): string | undefined {
    const { dir, base } = posix.parse(path);
    return this.list(dir).find(({ name }) => name !== base && fold(name) === fold(base))?.name;
  }

  /** The folder on the way to `path`, which was looked for, that may not be looked into. */
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
