/** Finds and removes metadata in the originals of a studio, including those that no entry uses. */
import { join } from "node:path";
import { PHOTO, VIDEO } from "#content/checks/image-path.ts";
import { IMAGES } from "#content/files.ts";
import { asArgument } from "#content/report-unused.ts";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { listTree } from "#disk/list-tree.ts";
import { readFile } from "#disk/read-file.ts";
import { holdsLocation } from "./location.ts";
import { type Stripped, stripMetadata } from "./strip.ts";

/** `path` starts with `images/`. */
type Original = { path: string; refused?: Stripped["refused"] };

/** The originals that say where they were taken, among the paths. */
export function findLocated(root: string, paths: readonly string[] = filesIn(root)): Original[] {
  return paths.flatMap((path) => {
    const file = readFile(join(root, path));
    return file && holdsLocation(file) ? [{ path, refused: stripMetadata(file).refused }] : [];
  });
}

/** Phones put one beside each Live Photo. */
export const findVideos = (root: string) => filesIn(root, VIDEO);

/** Removes the metadata of every original. Yields a line to print for each that is changed, or must stay as it is. */
export function* stripOriginals(root: string): Generator<{ stripped?: string; refusal?: string }> {
  for (const path of filesIn(root)) {
    const file = readFile(join(root, path));
    const { bytes, removed, refused }: Partial<Stripped> = file
      ? stripMetadata(file)
      : { refused: "damaged" };
    if (refused) yield { refusal: explainRefusal(path, refused) };
    if (!bytes || !removed?.length) continue;
    writeFileAtomic(join(root, path), bytes);
    yield { stripped: `${path}: removed ${removed.join(", ")}.` };
  }
}

export function explainRefusal(path: string, refused: "damaged" | "format"): string {
  if (refused === "damaged") {
    return `${path} is unchanged, because it is damaged. Copy it again, or export it again as JPEG.`;
  }
  const command = "exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original";
  return `${path} is unchanged, because this format needs another program. Run ${command} ${asArgument(path)}`;
}

/** Skips symbolic links: their targets are listed themselves, or lie outside. */
function filesIn(root: string, kind = PHOTO): string[] {
  return listTree(join(root, IMAGES))
    .entries.filter(({ path, dirent }) => dirent.isFile() && kind.test(path))
    .map(({ path }) => `${IMAGES}/${path}`)
    .sort();
}
