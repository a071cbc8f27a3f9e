/** The folder `images/`: checks paths against it, and lists unused photos. */
import { realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { distance } from "fastest-levenshtein";
import { isForbidden } from "#disk/disk-fault.ts";
import { nearest } from "../nearest.ts";
import { clip } from "../yaml/spelling.ts";
import { ImageListing } from "./image-listing.ts";
import { findMisspelling } from "./image-path.ts";

/** Recognized by name: whether it decodes matters only once an entry uses it. */
const PHOTO = /\.(jpe?g|png|webp|avif|gif|hei[cf]|tiff?)$/i;

/** What operating systems and editors leave behind, such as `.DS_Store` and `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

export class ImageFolder {
  readonly #folder: string;
  readonly #listing: ImageListing;

  /** `root` contains `images/`. */
  constructor(root: string) {
    this.#folder = join(root, "images");
    this.#listing = new ImageListing(this.#folder);
  }

  get isEmpty(): boolean {
    return this.#listing.list("").length === 0;
  }

  /** The photos not among `used`, sorted. Paths are relative to `images/`. */
  unused(used: readonly string[]): string[] {
    const names = new Set(used);
    return this.#listing
      .files()
      .filter((path) => PHOTO.test(path) && !HIDDEN.test(path) && !names.has(path))
      .sort();
  }

  /** What is wrong with `path` and how to fix it; undefined when it names a file. */
  problemWith(path: string): string | undefined {
    const found = this.#listing.find(path);
    const below = path.replace(/^\/?(images\/)?/, "");
    if (below !== path && found === undefined && this.#listing.find(below))
      return `Paths begin below images/. Write ${below}`;
    const misspelling = findMisspelling(path);
    if (misspelling) return misspelling;
    const locked = this.#listing.lockedAbove(path);
    if (locked !== undefined) return lockedFolder(locked);
    if (found === undefined) return this.#missing(path);
    return differs(path, found) ?? this.#twin(found) ?? this.#noPhoto(found);
  }

  #missing(path: string): string {
    const meant = this.#nearest(path);
    return `No file images/${clip(path)}. ${meant ? `Did you mean images/${meant}?` : "Put the photo there, or correct the path."}`;
  }

  /** Compares names without extension; among equals, the nearest whole path wins. */
  #nearest(path: string): string | undefined {
    const files = this.#listing.files();
    const stem = nearest(stemOf(path), files.map(stemOf));
    return files
      .filter((file) => stemOf(file) === stem)
      .sort((a, b) => distance(a, path) - distance(b, path))[0];
  }

  #twin(path: string): string | undefined {
    const twin = this.#listing.twinOf(path);
    const folder = posix.join("images", posix.dirname(path));
    return twin && `${folder} also holds ${twin}, the same name to many computers. Rename one of the two.`;
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
}

const lockedFolder = (folder: string) =>
  `The folder ${posix.join("images", folder)} may not be read. Allow it in its permissions.`;

function differs(path: string, found: string): string | undefined {
  if (path === found) return undefined;
  if (path.normalize() !== found.normalize())
    return `On disk it is images/${found}: capital letters count. Write ${found}`;
  return `The accents of images/${path} are stored in another way on disk. Rename the file with plain letters.`;
}

const stemOf = (path: string) => posix.parse(path).name;
