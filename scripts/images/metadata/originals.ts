/** The originals of a studio and what they say beside the picture, whether an entry uses them or not. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { asArgument } from "#content/report-unused.ts";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { IMAGES } from "#images/original.ts";
import { holdsPlace } from "./place.ts";
import { type Stripped, stripMetadata } from "./strip.ts";

/** By the ending, as `images/` holds drawings and fonts too. */
const PHOTO = /\.(jpe?g|png|webp|avif|gif|hei[cf]|tiff?)$/i;

/** `path` begins with `images/`. */
type Original = { path: string; refused?: Stripped["refused"] };

/** Those that say where they were taken: of all, or of the paths. */
export function findPlaces(root: string, paths: readonly string[] = filesIn(root)): Original[] {
  return paths.flatMap((path) => {
    const file = read(root, path);
    return file && holdsPlace(file) ? [{ path, refused: stripMetadata(file).refused }] : [];
  });
}

/** Takes out of every original what is no part of the picture, and tells what became of each that held some. */
export function stripOriginals(root: string): { stripped: string[]; refusals: string[] } {
  const stripped: string[] = [];
  const refusals: string[] = [];
  for (const path of filesIn(root)) {
    const file = read(root, path);
    const { bytes, removed, refused }: Partial<Stripped> = file
      ? stripMetadata(file)
      : { refused: "damaged" };
    if (refused) refusals.push(explainRefusal(path, refused));
    if (!bytes || !removed?.length) continue;
    writeFileAtomic(join(root, path), bytes);
    stripped.push(`${path}: removed ${removed.join(", ")}.`);
  }
  return { stripped, refusals };
}

/** Why an original is left as it is, and what removes the rest. */
export function explainRefusal(path: string, refused: "damaged" | "format"): string {
  if (refused === "damaged") {
    return `${path} is left as it is, because it cannot be read to its end. Copy it again, or export it again as JPEG.`;
  }
  const command = "exiftool -all= -tagsfromfile @ -orientation -icc_profile -overwrite_original";
  return `${path} is left as it is, because only another program can clean this format. Run ${command} ${asArgument(path)}`;
}

/** Links are left out: the files that they lead to are there themselves, or lie elsewhere. */
function filesIn(root: string): string[] {
  if (!existsSync(join(root, IMAGES))) return [];
  const entries = readdirSync(join(root, IMAGES), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && PHOTO.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

/** Undefined when the file may not be read, or is too large for that. */
function read(root: string, path: string): Buffer | undefined {
  try {
    return readFileSync(join(root, path));
  } catch {
    return undefined;
  }
}
