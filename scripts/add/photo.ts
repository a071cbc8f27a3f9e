/** A photo to add: finds it, checks it, and copies it to `images/`. */
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { Mistake } from "#content/problem";
import { IMAGES } from "#content/studio-files";
import { toSlug } from "#domain/routes.ts";
import { namesIn, writeFileAtomic } from "#files/files";
import { withoutPrivateData } from "#pictures/private-data";

const LONGEST_NAME = 60;

/** `path` is relative to `images/`, and present if the photo is there already. */
export type Photo = { source: string; path?: string };

/** Finds `name` in `folder`, in the project, or in its `images/`. Throws a sentence if there is no such file. */
export function findPhoto(name: string, { root, folder }: { root: string; folder: string }): Photo {
  const typed = name.trim().replace(/^(["'])(.*)\1$/, "$2");
  const images = join(root, IMAGES);
  const found = [folder, root, images]
    .map((place) => resolve(place, typed))
    .find((place) => existsSync(place));
  if (found === undefined)
    throw new Mistake(`There is no photo ${typed}. Check the name, and the folder before it.`);
  const source = realpathSync(found);
  const path = relative(existsSync(images) ? realpathSync(images) : images, source);
  return path.startsWith("..") || isAbsolute(path) ? { source } : { source, path: path.split(sep).join("/") };
}

/** Chooses a path below `images/`: the photo's own, or a free one in `folder` from `name` and `suffix`. */
export function choosePath(
  root: string,
  { source, path }: Photo,
  { folder, name, suffix = "" }: { folder: string; name: string; suffix?: string },
): string {
  if (path !== undefined) return path;
  const taken = new Set(namesIn(join(root, IMAGES, folder)).map((other) => other.normalize().toLowerCase()));
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  const stem = (toSlug(words).slice(0, LONGEST_NAME).replace(/-$/, "") || "photo") + suffix;
  const ending = toEnding(extname(source).toLowerCase());
  let file = stem + ending;
  for (let count = 2; taken.has(file); count += 1) file = `${stem}-${count}${ending}`;
  return `${folder}/${file}`;
}

/** Chooses the extension that fits the format of the copy. */
const toEnding = (ending: string) =>
  /^(\.hei[cf]|\.hif|\.avif|)$/.test(ending) ? ".jpg" : ending === ".gif" ? ".png" : ending;

/** `removed` names the private data that the copy lacks; `undo` deletes the copy. */
type Placed = { removed: string[]; undo(): void };

/** Copies the photo without its private data, unless it is there already. */
export async function placePhoto(root: string, { source, path }: Photo, target: string): Promise<Placed> {
  if (path === target) return { removed: [], undo() {} };
  const place = join(root, IMAGES, target);
  const { bytes, removed } = await withoutPrivateData(readFileSync(source));
  writeFileAtomic(place, bytes);
  return { removed, undo: () => rmSync(place, { force: true }) };
}
