/** A photo to add: finds it, checks it, and copies it to `images/`. */
import { existsSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { extname, join, relative, resolve, sep } from "node:path";
import { namesIn, writeFileAtomic } from "#disk/files.ts";
import { toSlug } from "#domain/routes.ts";
import { IMAGES } from "#domain/studio-files.ts";
import { withoutPrivateData } from "#images/private-data.ts";

const LONGEST_NAME = 60;

export type Photo = {
  source: string;
  /** Below `images/`, if it is there already. */
  path?: string;
};

/** `name` is relative to `folder`, the project or its `images/`. Throws a sentence if there is no such file. */
export function findPhoto(name: string, { root, folder }: { root: string; folder: string }): Photo {
  const typed = name.trim().replace(/^(["'])(.*)\1$/, "$2");
  if (typed === "") throw new Error("Write the name of the photo, such as paper-boat.jpg.");
  const places = [resolve(folder, typed), resolve(root, typed), resolve(root, IMAGES, typed)];
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false }));
  if (found === undefined)
    throw new Error(`There is no photo ${typed}. Check the name, and the folder before it.`);
  const source = realpathSync(found);
  const images = join(root, IMAGES);
  const path = relative(existsSync(images) ? realpathSync(images) : images, source)
    .split(sep)
    .join("/");
  const isElsewhere = path.startsWith("..") || resolve(path) === path;
  return isElsewhere ? { source } : { source, path };
}

/** Path below `images/`: the photo's own, or else one in `folder` after `name`, with a number if that is taken. */
export function choosePath(
  root: string,
  { source, path }: Photo,
  { folder, name }: { folder: string; name: string },
): string {
  if (path !== undefined) return path;
  const taken = new Set(namesIn(join(root, IMAGES, folder)).map((other) => other.normalize().toLowerCase()));
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  const stem = toSlug(words).slice(0, LONGEST_NAME).replace(/-$/, "") || "photo";
  const ending = toEnding(extname(source).toLowerCase());
  for (let count = 1; ; count += 1) {
    const file = `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
    if (!taken.has(file)) return `${folder}/${file}`;
  }
}

/** As the copy is written. */
const toEnding = (ending: string) =>
  /^(\.hei[cf]|\.hif|\.avif|)$/.test(ending) ? ".jpg" : ending === ".gif" ? ".png" : ending;

/** `removed` says what private data the copy lacks; `undo` deletes the copy. */
type Placed = { removed: string[]; undo(): void };

/** Writes the photo again, without what is not the picture, unless it is there already. */
export async function placePhoto(root: string, { source, path }: Photo, target: string): Promise<Placed> {
  if (path === target) return { removed: [], undo() {} };
  const place = join(root, IMAGES, target);
  const { bytes, removed } = await withoutPrivateData(readFileSync(source));
  writeFileAtomic(place, bytes);
  return { removed, undo: () => rmSync(place, { force: true }) };
}
