/** Explains that a photo is missing. */
import { posix } from "node:path";
import { distance } from "fastest-levenshtein";
import { nearest } from "../nearest.ts";
import { clip } from "../yaml/spelling.ts";
import { VIDEO } from "./image-path.ts";
import type { Refusal } from "./image-references.ts";

/** `files` are all there are. */
export function explainMissing(path: string, files: readonly string[]): Refusal {
  const missing = `No file images/${clip(path)}.`;
  const guess = findNearest(path, files);
  const remedy = guess ? `Did you mean images/${guess}?` : "Put the file there, or correct the path.";
  return { message: `${missing} ${remedy}` };
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
