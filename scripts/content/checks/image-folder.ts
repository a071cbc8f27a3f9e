/** The folder `images/`: checks paths against it, and lists unused photos. */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { distance } from "fastest-levenshtein";
import { isForbidden } from "#disk/disk-fault.ts";
import { nearest } from "../nearest.ts";
import { clip } from "../yaml/spelling.ts";
import { findMisspelling } from "./image-path.ts";

/** Recognized by name: whether it decodes matters only once an entry uses it. */
const PHOTO = /\.(jpe?g|png|webp|avif|gif|hei[cf]|tiff?)$/i;

/** What operating systems and editors leave behind, such as `.DS_Store` and `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

/** All paths are below `images/`, with the names that the disk has: some disks forgive capital letters, others do not. */
export class ImageFolder {
  readonly #folder: string;
  /** Folders too. */
  readonly #paths: readonly string[];
  readonly #files: readonly string[];

  /** `root` contains `images/`. Throws when a folder may not be read. */
  constructor(root: string) {
    this.#folder = join(root, "images");
    const entries = existsSync(this.#folder)
      ? readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      : [];
    const toPath = ({ parentPath, name }: (typeof entries)[number]) =>
      relative(this.#folder, join(parentPath, name)).replaceAll(sep, "/");
    this.#paths = entries.map(toPath);
    this.#files = entries.filter((entry) => !entry.isDirectory()).map(toPath);
  }

  get isEmpty(): boolean {
    return this.#paths.length === 0;
  }

  /** The photos not among `used`, sorted. */
  unused(used: readonly string[]): string[] {
    const names = new Set(used);
    return this.#files.filter((path) => PHOTO.test(path) && !HIDDEN.test(path) && !names.has(path)).sort();
  }

  /** What is wrong with `path` and how to fix it; undefined when it names a file. */
  problemWith(path: string): string | undefined {
    const found = this.#find(path);
    const below = path.replace(/^\/?(images\/)?/, "");
    if (below !== path && found === undefined && this.#find(below))
      return `Paths begin below images/. Write ${below}`;
    const misspelling = findMisspelling(path);
    if (misspelling) return misspelling;
    // A file in a linked folder is not listed.
    if (found === undefined && !existsSync(join(this.#folder, path))) return this.#missing(path);
    return differs(path, found ?? path) ?? this.#twin(path) ?? this.#noPhoto(path);
  }

  /** The path as the disk has it, which may differ in case or in how accents are stored. */
  #find(path: string): string | undefined {
    return this.#paths.includes(path) ? path : this.#paths.find((other) => fold(other) === fold(path));
  }

  #missing(path: string): string {
    const meant = this.#nearest(path);
    return `No file images/${clip(path)}. ${meant ? `Did you mean images/${meant}?` : "Put the photo there, or correct the path."}`;
  }

  /** Compares names without extension; among equals, the nearest whole path wins. */
  #nearest(path: string): string | undefined {
    const stem = nearest(stemOf(path), this.#files.map(stemOf));
    return this.#files
      .filter((file) => stemOf(file) === stem)
      .sort((a, b) => distance(a, path) - distance(b, path))[0];
  }

  /** Windows and macOS take both names for the same file. */
  #twin(path: string): string | undefined {
    const twin = this.#paths.find((other) => other !== path && fold(other) === fold(path));
    const folder = posix.join("images", posix.dirname(path));
    return (
      twin &&
      `${folder} also holds ${posix.basename(twin)}, the same name to many computers. Rename one of the two.`
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
      if (isForbidden(error)) throw error;
      return `images/${path} is a link that leads nowhere. Put the photo itself there.`;
    }
  }
}

function differs(path: string, found: string): string | undefined {
  if (path === found) return undefined;
  if (path.normalize() !== found.normalize())
    return `On disk it is images/${found}: capital letters count. Write ${found}`;
  return `The accents of images/${path} are stored in another way on disk. Rename the file with plain letters.`;
}

const stemOf = (path: string) => posix.parse(path).name;

const fold = (path: string) => path.normalize().toLowerCase();
