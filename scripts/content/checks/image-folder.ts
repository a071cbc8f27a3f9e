/** The folder `images/`: checks paths against it, and lists unused photos. */
import { accessSync, constants, existsSync, realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { isForbidden } from "#disk/disk-fault.ts";
import { listTree } from "#disk/list-tree.ts";
import { IMAGES } from "../files.ts";
import { asArgument } from "../report-unused.ts";
import { findMisspelling, PHOTO } from "./image-path.ts";
import type { Refusal } from "./image-references.ts";
import { explainMissing } from "./missing-photo.ts";

/** What operating systems and editors leave behind, such as `.DS_Store` and `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

/** All paths are below `images/`, spelled as on the disk: some disks ignore case, others do not. */
export class ImageFolder {
  readonly #folder: string;
  /** Folders too. */
  readonly #paths: readonly string[];
  readonly #files: readonly string[];
  /** Paths that are the same to many computers, by their common spelling. */
  readonly #namesakes = new Map<string, string[]>();
  /** What is wrong with the folder itself. */
  readonly fault?: string;

  /** `root` contains `images/`. */
  constructor(root: string) {
    this.#folder = join(root, IMAGES);
    const { entries, forbidden } = listTree(this.#folder);
    this.#paths = entries.map(({ path }) => path);
    this.#files = entries.filter(({ dirent }) => !dirent.isDirectory()).map(({ path }) => path);
    for (const path of this.#paths) this.#namesakes.set(fold(path), [...this.#namesakesOf(path), path]);
    this.fault = findFault(this.#paths, forbidden);
  }

  unused(used: readonly string[]): string[] {
    const names = new Set(used);
    return this.#files.filter((path) => PHOTO.test(path) && !HIDDEN.test(path) && !names.has(path)).sort();
  }

  /** Undefined when it names a file. */
  problemWith(path: string): Refusal | undefined {
    const found = this.#find(path);
    const below = path.replace(/^\/?(images\/)?/, "");
    const meant = found === undefined && below !== path ? this.#find(below) : undefined;
    if (meant) return { message: `Paths begin below images/. Write ${meant}`, meant };
    const misspelling = findMisspelling(path);
    if (misspelling) return { message: misspelling };
    // A file in a linked folder is not listed.
    if (found === undefined && !existsSync(join(this.#folder, path)))
      return explainMissing(path, this.#files);
    if (found !== undefined && found !== path) return explainSpelling(path, found);
    const message = this.#twin(path) ?? this.#noPhoto(path);
    return message === undefined ? undefined : { message };
  }

  /** The path as the disk has it, which may differ in case or in how accents are stored. */
  #find(path: string): string | undefined {
    const found = this.#namesakesOf(path);
    return found.includes(path) ? path : found[0];
  }

  #namesakesOf(path: string): readonly string[] {
    return this.#namesakes.get(fold(path)) ?? [];
  }

  /** Windows and macOS treat both names as the same file. */
  #twin(path: string): string | undefined {
    const twin = this.#namesakesOf(path).find((other) => other !== path);
    const folder = posix.join(IMAGES, posix.dirname(path));
    return (
      twin &&
      `${folder} also holds ${posix.basename(twin)}, the same name to many computers. Rename one of the two.`
    );
  }

  #noPhoto(path: string): string | undefined {
    try {
      const place = realpathSync.native(join(this.#folder, path));
      if (!place.startsWith(realpathSync.native(this.#folder) + sep)) {
        return `images/${path} is a link to a place outside images/. Put the photo itself there.`;
      }
      const stats = statSync(place);
      accessSync(place, constants.R_OK);
      if (stats.isFile()) return undefined;
      return `images/${path} is ${stats.isDirectory() ? "a folder" : "not a regular file"}. Write the path of a photo.`;
    } catch (error) {
      if (isForbidden(error))
        return `images/${path} cannot be read. Allow reading in the permissions of the photo and its folder.`;
      return `images/${path} is a broken link. Put the photo itself there.`;
    }
  }
}

function findFault(paths: readonly string[], [forbidden]: readonly string[]): string | undefined {
  if (forbidden !== undefined) {
    const folder = posix.join(IMAGES, forbidden);
    return `The folder ${folder} cannot be read. Allow reading in its permissions, for example with: chmod u+rwx ${asArgument(folder)}`;
  }
  return paths.length > 0
    ? undefined
    : "There are no photos: the folder images/ is missing or empty. Put it back.";
}

/** `found` is the same name to many computers. */
function explainSpelling(path: string, found: string): Refusal {
  if (path.normalize() !== found.normalize())
    return { message: `On disk it is images/${found}: capital letters count. Write ${found}`, meant: found };
  const message = `The accents of images/${path} are stored in another way on disk. Rename the file with plain letters.`;
  return { message };
}

const fold = (path: string) => path.normalize().toLowerCase();
