/** What lies in `images/`, by the names that the disk has: some disks forgive capital letters, others do not. */
import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { distance } from "fastest-levenshtein";
import { nearest } from "../nearest.ts";
import { clip } from "../yaml/spelling.ts";
import { findMisspelling } from "./image-path.ts";

export class ImageFolder {
  readonly #folder: string;
  /** The entries of each folder that was looked into; none for what is no folder. */
  readonly #entries = new Map<string, Dirent[]>();
  /** Folders that may not be looked into. */
  readonly #locked = new Set<string>();

  /** `root`: the folder that `images/` lies in. */
  constructor(root: string) {
    this.#folder = join(root, "images");
  }

  get isEmpty(): boolean {
    return this.#list("").length === 0;
  }

  /** Every file at and below `folder`; links to folders are not followed, as they may lead in circles. */
  files(folder = ""): string[] {
    return this.#list(folder).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? this.files(path) : [path];
    });
  }

  /** Why `path` names no file that could be a photo, and the remedy; nothing when it does. */
  problemWith(path: string): string | undefined {
    const found = this.#find(path);
    const below = path.replace(/^\/?(images\/)?/, "");
    if (below !== path && found === undefined && this.#find(below))
      return `Paths begin below images/. Write ${below}`;
    const misspelling = findMisspelling(path);
    if (misspelling) return misspelling;
    const locked = this.#lockedAbove(path);
    if (locked !== undefined) return lockedFolder(locked);
    if (found === undefined) return this.#missing(path);
    return differs(path, found) ?? this.#twin(found) ?? this.#noPhoto(found);
  }

  /** The path as the disk has it, which may differ in case or in how accents are stored. */
  #find(path: string): string | undefined {
    let found = "";
    for (const name of path.split("/")) {
      const names = this.#list(found).map((entry) => entry.name);
      const match = names.includes(name) ? name : names.find((other) => fold(other) === fold(name));
      if (match === undefined) return undefined;
      found = posix.join(found, match);
    }
    return found;
  }

  /** The folder on the way to `path` that may not be looked into. */
  #lockedAbove(path: string): string | undefined {
    return path
      .split("/")
      .map((_, index, names) => names.slice(0, index).join("/"))
      .find((folder) => this.#locked.has(folder));
  }

  #missing(path: string): string {
    const meant = this.#nearest(path);
    return `No file images/${clip(path)}. ${meant ? `Did you mean images/${meant}?` : "Put the photo there, or correct the path."}`;
  }

  /** By the name without its ending; of several such files, the one whose whole path is nearest. */
  #nearest(path: string): string | undefined {
    const files = this.files();
    const stem = nearest(stemOf(path), files.map(stemOf));
    return files
      .filter((file) => stemOf(file) === stem)
      .sort((a, b) => distance(a, path) - distance(b, path))[0];
  }

  /** Two names that Windows and macOS take for the same file. */
  #twin(path: string): string | undefined {
    const { dir, base } = posix.parse(path);
    const twin = this.#list(dir).find(({ name }) => name !== base && fold(name) === fold(base));
    return (
      twin &&
      `${posix.join("images", dir)} also holds ${twin.name}, the same name to many computers. Rename one of the two.`
    );
  }

  #noPhoto(path: string): string | undefined {
    try {
      const place = realpathSync(join(this.#folder, path));
      if (!place.startsWith(realpathSync(this.#folder) + sep)) {
        return `images/${path} is a link that leaves images/. Put the photo itself there.`;
      }
      const stats = statSync(place);
      if (stats.isFile()) return undefined;
      return `images/${path} is ${stats.isDirectory() ? "a folder" : "no ordinary file"}. Write the path of a photo.`;
    } catch (error) {
      if (isForbidden(error)) return lockedFolder(posix.dirname(path));
      return `images/${path} is a link that leads nowhere. Put the photo itself there.`;
    }
  }

  #list(folder: string): Dirent[] {
    const known = this.#entries.get(folder);
    if (known) return known;
    const entries = this.#read(folder);
    this.#entries.set(folder, entries);
    return entries;
  }

  #read(folder: string): Dirent[] {
    try {
      return readdirSync(join(this.#folder, folder), { withFileTypes: true });
    } catch (error) {
      if (isForbidden(error)) this.#locked.add(folder);
      return [];
    }
  }
}

const isForbidden = (error: unknown) => /^(EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? "");

const lockedFolder = (folder: string) =>
  `The folder ${posix.join("images", folder)} may not be read. Allow it in its permissions.`;

function differs(path: string, found: string): string | undefined {
  if (path === found) return undefined;
  if (path.normalize() !== found.normalize())
    return `On disk it is images/${found}: capital letters count. Write ${found}`;
  return `The accents of images/${path} are stored in another way on disk. Rename the file with plain letters.`;
}

const fold = (name: string) => name.normalize().toLowerCase();
const stemOf = (path: string) => posix.parse(path).name;
