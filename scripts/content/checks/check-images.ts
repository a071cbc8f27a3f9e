/** The pictures and the files of the brand that the YAML names, checked against those in `images/`. */
import { posix } from "node:path";
import { distance } from "fastest-levenshtein";
import { toReadable } from "#domain/address.ts";
import { PHOTO, VIDEO } from "#domain/studio-files.ts";
import { nearest } from "../nearest.ts";
import { type ImageReference, type Refusal, toProblem } from "../problem.ts";
import { textsOf } from "../prose/field.ts";
import { locationOf } from "../subject.ts";
import { asYaml, clip } from "../yaml/spelling.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";
import { findParts } from "./markdown.ts";

/** The schema reports values that are blank or not text. */
export function findImages(source: YamlSource): ImageReference[] {
  const files = textsOf(source, "file").filter(({ text }) => text.trim());
  const inFields = files.map(({ path, text }) => ({
    ...locationOf(source, path),
    path: text.trim(),
    isOfBrand: path[0] === "brand",
    correct: (meant: string) => source.correct(path, asYaml(meant)),
  }));
  const pictures = findParts(source).filter(({ kind, address }) => kind === "picture" && address !== "");
  const inTexts = pictures.map(({ file, subject, line, column, address }) => {
    return { file, subject, line, column, path: toReadable(address), isOfBrand: false };
  });
  return [...inFields, ...inTexts];
}

/**
 * The references to `files`, and a problem for each of the others; without any files, one problem. Paths are below
 * `images/`, spelled as on the disk: some disks ignore case, others do not.
 */
export function checkImages(references: readonly ImageReference[], files: readonly string[]) {
  const [first] = references;
  const message = "There are no photos: the folder images/ is missing or empty. Put it back.";
  if (first && files.length === 0) return { present: [], missing: [toProblem(first, { message })] };
  const used = new Set(references.map(({ path }) => path));
  const free = files.filter((path) => !used.has(path));
  const checked = references.map((reference) => ({
    reference,
    refusal: refuse(reference.path, files, free),
  }));
  return {
    present: checked.flatMap(({ reference, refusal }) => (refusal ? [] : reference)),
    missing: checked.flatMap(({ reference, refusal }) => (refusal ? toProblem(reference, refusal) : [])),
  };
}

/** What operating systems and editors leave behind, such as `.DS_Store` and `._koi.jpg`. */
const HIDDEN = /(^|\/)\./;

export function findUnused(used: readonly ImageReference[], files: readonly string[]): string[] {
  const names = new Set(used.map(({ path }) => path));
  return files.filter((path) => PHOTO.test(path) && !HIDDEN.test(path) && !names.has(path));
}

/** An address, the top of a disk, a parent folder. */
const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/|~|\\|\.\.)/i;

/** Undefined for one of `files`. Suggests one of those that are `free`. */
function refuse(path: string, files: readonly string[], free: readonly string[]): Refusal | undefined {
  if (files.includes(path)) return undefined;
  const below = posix.normalize(path.replaceAll("\\", "/").replace(/^\/?(images\/)?/, ""));
  const meant = files.find((file) => fold(file) === fold(below));
  if (meant) return { message: `Expected the path as it is below images/, found ${clip(path)}.`, meant };
  if (ELSEWHERE.test(posix.normalize(path)))
    return {
      message: `Expected a path below images/, found ${clip(path)}. Put the photo into images/ and write its path there.`,
    };
  const guess = findNearest(path, free);
  const remedy = guess ? `Did you mean images/${guess}?` : "Put the file there, or correct the path.";
  return { message: `No file images/${clip(path)}. ${remedy}` };
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

/** Ignores case, and how accents are stored. */
const fold = (path: string) => path.normalize().toLowerCase();
