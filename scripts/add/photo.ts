/** The photo of a new design: finds it, checks it, and copies it to `images/`. */
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import { namesIn } from "#disk/prune-folder.ts";
import { toSlug } from "#domain/slug.ts";
import { inspectOriginal } from "#images/inspect.ts";
import { stripMetadata } from "#images/metadata/strip.ts";
import { IMAGES } from "#images/original.ts";

const DESIGNS = "designs";
const LONGEST_NAME = 60;

export type Photo = {
  source: string;
  /** Below `images/`, if it is there already. */
  path?: string;
};

/** `name` is relative to `folder`, the project or its `images/`. Throws a sentence if it is no usable photo. */
export async function findPhoto(
  name: string,
  { root, folder }: { root: string; folder: string },
): Promise<Photo> {
  const typed = name.trim().replace(/^(["'])(.*)\1$/, "$2");
  if (typed === "") throw new Error("Write the name of the photo, such as paper-boat.jpg.");
  const places = [resolve(folder, typed), resolve(root, typed), resolve(root, IMAGES, typed)];
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false }));
  if (found === undefined)
    throw new Error(`There is no photo ${typed}. Check the name, and the folder before it.`);
  const source = realpathSync(found);
  const fault = await inspectOriginal(dirname(source), basename(source));
  if (fault)
    throw new Error(fault.message.replace(/^images\/(?=.)/, "").replace(basename(source), () => typed));
  const path = relative(realpathSync(join(root, IMAGES)), source)
    .split(sep)
    .join("/");
  return path.startsWith("..") || resolve(path) === path ? { source } : { source, path };
}

/** Path below `images/`: the photo's own, or else one named by the title, with a number if that name is taken. */
export function choosePath(root: string, { source, path }: Photo, title: string): string {
  if (path !== undefined) return path;
  const folder = join(root, IMAGES, DESIGNS);
  const taken = new Set(namesIn(folder).map((name) => name.normalize().toLowerCase()));
  const stem = toSlug(title).slice(0, LONGEST_NAME).replace(/-$/, "") || "design";
  const ending = extname(source).toLowerCase() || ".jpg";
  for (let count = 1; ; count += 1) {
    const name = `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
    if (!taken.has(name)) return `${DESIGNS}/${name}`;
  }
}

/** `removed` names what the copy lacks; `undo` takes the copy away again. */
export type Placed = { removed: string[]; undo(): void };

/** Copies the photo without what it says beside the picture, unless it is there already. Never overwrites. */
export function placePhoto(root: string, { source, path }: Photo, target: string): Placed {
  if (path === target) return { removed: [], undo() {} };
  const place = join(root, IMAGES, target);
  const undo = () => rmSync(place, { force: true });
  try {
    mkdirSync(dirname(place), { recursive: true });
    const { bytes, removed } = stripMetadata(readFileSync(source));
    writeFileSync(place, bytes, { flag: "wx" });
    return { removed, undo };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") undo();
    throw new Error(`The photo cannot be copied to ${IMAGES}/${target}. ${(cause as Error).message}`, {
      cause,
    });
  }
}
