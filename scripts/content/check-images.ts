/** Checks the pictures and brand files that the YAML names against the contents of `images/`. */
import { distance } from "fastest-levenshtein";
import { truncate } from "#domain/fields-schema.ts";
import { decodePath } from "#domain/routes.ts";
import { atReferences, type ImageReference, locationOf } from "./problem.ts";
import type { Path, YamlSource } from "./source.ts";
import { nearest } from "./spelling.ts";
import { PHOTO_FILE, VIDEO_FILE } from "./studio-files.ts";
import { findParts, textsOf } from "./texts.ts";

/** Finds every reference to a picture or a brand file. Skips blank values, which the schema reports. */
export function findImages(source: YamlSource): ImageReference[] {
  const files = textsOf(source, "file").filter(({ text }) => text.trim());
  const inFields = files.map(({ path, text }) => ({
    ...locationOf(source, path),
    path: text.trim(),
    kind: kindOf(path),
  }));
  const pictures = findParts(source).filter(({ kind, address }) => kind === "picture" && address !== "");
  const inTexts = pictures.map(({ file, subject, line, column, address }) => {
    return { file, subject, line, column, path: decodePath(address), kind: "picture" as const };
  });
  return [...inFields, ...inTexts];
}

function kindOf([section, key]: Path): ImageReference["kind"] {
  if (section !== "brand") return "picture";
  return key === "mark" ? "mark" : "font";
}

/**
 * The contents of `images/`. `paths` are relative to it, include folders and links, and are spelled as on disk: some
 * disks ignore case. `problem` says why the folder itself cannot be used.
 */
export type ImageFolder = {
  paths: readonly string[];
  files: readonly string[];
  problem?: string;
  /** Says why one of the `paths` is not a readable file; undefined when it is. */
  explainUnreadable?(path: string): string | undefined;
};

const EMPTY = "There are no photos: the folder images/ is missing or empty. Put it back.";

/**
 * Finds the references to existing files, a problem for each other reference, and the photos that nothing references. A
 * problem of the folder itself is reported once.
 */
export function checkImages(folder: ImageFolder, references: readonly ImageReference[]) {
  const [first] = references;
  const message = folder.problem ?? (folder.paths.length === 0 ? EMPTY : undefined);
  if (first && message)
    return { present: [], missing: atReferences([{ path: first.path, message }], [first]), unused: [] };
  const used = new Set(references.map(({ path }) => path));
  const others = folder.files.filter((path) => !used.has(path));
  const missing = [...used].flatMap((path) => {
    const message = explainPath(path, folder, others);
    return message ? [{ path, message }] : [];
  });
  return {
    present: references.filter(({ path }) => !missing.some((each) => each.path === path)),
    missing: atReferences(missing, references),
    unused: others.filter((path) => PHOTO_FILE.test(path) && !HIDDEN.test(path)).sort(),
  };
}

/** Operating systems and editors leave such files behind: `.DS_Store`, `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

/** Says why a path names no usable file; undefined when it does. Suggests one of `others`. */
function explainPath(
  path: string,
  { paths, explainUnreadable }: ImageFolder,
  others: readonly string[],
): string | undefined {
  const meant = normalize(path.replaceAll("\\", "/").replace(/^\/?(images\/)?|\/$/g, ""));
  const found = paths.includes(path) ? path : paths.find((known) => fold(known) === fold(meant));
  if (found === undefined) return explainMissing(path, others);
  const message = explainUnreadable?.(found);
  if (message || found === path) return message;
  return toVisible(found) === toVisible(path)
    ? `The name of the file looks the same, but some characters differ, such as accents, which macOS stores in two parts, or unusual or invisible spaces. Copy it from here: ${found}`
    : `Expected the path as it is below images/, found ${truncate(path)}. Did you mean ${found}?`;
}

/** Matches a web address, an absolute path, and a parent folder. */
const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/|~|\\|\.\.)/i;

function explainMissing(path: string, others: readonly string[]): string {
  if ([path, normalize(path)].some((each) => ELSEWHERE.test(each)))
    return `Expected a path below images/, found ${truncate(path)}. Put the photo into images/ and write its path there.`;
  const guess = findNearest(path, others);
  const remedy = guess ? `Did you mean images/${guess}?` : "Put the file there, or correct the path.";
  return `No file images/${truncate(path)}. ${remedy}`;
}

/** Compares names without their extensions; if several are equally near, the nearest full path wins. */
function findNearest(path: string, files: readonly string[]): string | undefined {
  const photos = files.filter((file) => !VIDEO_FILE.test(file));
  const stem = nearest(stemOf(path), photos.map(stemOf));
  return photos
    .filter((file) => stemOf(file) === stem)
    .sort((a, b) => distance(a, path) - distance(b, path))[0];
}

const stemOf = (path: string) => path.replace(/^.*\//, "").replace(/(?<=.)\.[^.]*$/, "");

/** Resolves `.`, `..` and empty steps. */
function normalize(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** Ignores case, and what nobody sees. */
const fold = (path: string) => toVisible(path).toLowerCase();

/** Ignores how accents are stored, the kinds of spaces, and characters without a shape. */
const toVisible = (path: string) =>
  path
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{Zs}/gu, " ");
