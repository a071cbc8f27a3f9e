/** The folder `images/`: checks paths against it, and lists unused photos. */
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { distance } from "fastest-levenshtein";
import { listTree } from "#disk/files.ts";
import { IMAGES, PHOTO, VIDEO } from "#domain/studio-files.ts";
import { nearest } from "../nearest.ts";
import type { Refusal } from "../problem.ts";
import { clip } from "../yaml/spelling.ts";

/** What operating systems and editors leave behind, such as `.DS_Store` and `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

/** All paths are below `images/`, spelled as on the disk: some disks ignore case, others do not. */
export class ImageFolder {
  readonly #folder: string;
  /** Folders too. */
  readonly #paths: ReadonlySet<string>;
  readonly #files: readonly string[];
  /** The same paths by a spelling that ignores case and how accents are stored. */
  readonly #bySpelling: ReadonlyMap<string, string>;
  /** What is wrong with the folder itself. */
  readonly fault?: string;

  /** `root` contains `images/`. */
  constructor(root: string) {
    this.#folder = join(root, IMAGES);
    const { entries, forbidden } = listTree(this.#folder);
    this.#paths = new Set(entries.map(({ path }) => path));
    this.#files = entries.filter(({ dirent }) => dirent.isFile()).map(({ path }) => path);
    this.#bySpelling = new Map(entries.map(({ path }) => [fold(path), path]));
    if (forbidden[0] !== undefined)
      this.fault = `The folder ${posix.join(IMAGES, forbidden[0])} cannot be read. Allow reading in its permissions.`;
    else if (entries.length === 0)
      this.fault = "There are no photos: the folder images/ is missing or empty. Put it back.";
  }

  unused(used: readonly string[]): string[] {
    const names = new Set(used);
    return this.#files.filter((path) => PHOTO.test(path) && !HIDDEN.test(path) && !names.has(path)).sort();
  }

  /** Undefined when it names a file. Suggests none of those that others use. */
  problemWith(path: string, others: ReadonlySet<string> = new Set()): Refusal | undefined {
    const below = posix.normalize(path.replaceAll("\\", "/").replace(/^\/?(images\/)?|\/$/g, ""));
    const found = this.#paths.has(path) ? path : this.#bySpelling.get(fold(below));
    if (found === undefined)
      return {
        message: explainMissing(
          path,
          this.#files.filter((file) => !others.has(file)),
        ),
      };
    const message = this.#explainUnreadable(found);
    if (message) return { message };
    if (found === path) return undefined;
    return { message: `Expected the path as it is below images/, found ${clip(path)}.`, meant: found };
  }

  #explainUnreadable(path: string): string | undefined {
    try {
      const place = realpathSync.native(join(this.#folder, path));
      if (!place.startsWith(realpathSync.native(this.#folder) + sep))
        return `images/${path} is a link to a place outside images/. Put the photo itself there.`;
      accessSync(place, constants.R_OK);
      return statSync(place).isFile()
        ? undefined
        : `images/${path} is a folder, or another thing than a file. Write the path of a photo.`;
    } catch {
      return `images/${path} cannot be opened. Put the photo itself there, and allow reading it.`;
    }
  }
}

/** An address, the top of a disk, a parent folder. */
const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/|~|\\|\.\.)/i;

/** `files` are all there are. */
function explainMissing(path: string, files: readonly string[]): string {
  if (ELSEWHERE.test(posix.normalize(path)))
    return `Expected a path below images/, found ${clip(path)}. Put the photo into images/ and write its path there.`;
  const guess = findNearest(path, files);
  const remedy = guess ? `Did you mean images/${guess}?` : "Put the file there, or correct the path.";
  return `No file images/${clip(path)}. ${remedy}`;
}

/** Compares names without extension; among equals, the nearest whole path wins. */
function findNearest(path: string, files: readonly string[]): string | undefined {
  const photos = files.filter((file) => !VIDEO.test(file));
  const stem = nearest(stemOf(path), photos.map(stemOf));
  return photos
    .filter((file) => stemOf(file) === stem)
    .sort((a, b) => distance(a, path) - distance(b, path))[0];
}

const stemOf = (path: string) => posix.parse(path).name;

const fold = (path: string) => path.normalize().toLowerCase();
