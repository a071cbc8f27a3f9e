/** Puts a new design into the catalogue and its photo into `images/`: both, or neither. */
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#content/problem.ts";
import { readText } from "#content/yaml/read-text.ts";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import type { WrittenDesign } from "#domain/catalogue-schema.ts";
import { appendEntry } from "./append-entry.ts";
import { choosePath, type Photo, placePhoto } from "./photo.ts";
import type { Answers } from "./questions.ts";

const FILE = "catalogue.yaml";

/** What the artist chose; `answers` are complete and right. */
export type NewDesign = { photo: Photo; answers: Answers; id?: number };

/** `image` is below `images/`; `line` is that of the entry. */
export type Added = { id: number; title: string; image: string; line: number };

/** An entry with nothing in it that could be wrong but its number. */
const TRIAL = { title: "New", image: "designs/new.jpg", status: "soldOut" } as const;

/** What stands in the way of any new design, to be known before the artist is asked: also that the number is taken. */
export function findObstacles(root: string, id?: number): Problem[] {
  const text = readCatalogue(root);
  if (Array.isArray(text)) return text;
  const appended = appendEntry(text, { id, ...TRIAL } as WrittenDesign);
  return Array.isArray(appended) ? appended : [];
}

/** Gives the problems of the catalogue instead, and changes nothing, when it is not right, or would not be any more. */
export function addDesign(root: string, { photo, answers, id }: NewDesign): Added | Problem[] {
  const text = readCatalogue(root);
  if (Array.isArray(text)) return text;
  const { title = "", tags, ...others } = answers;
  const image = choosePath(root, photo, title);
  const design = { id, title, image, ...others, ...(tags?.length ? { tags } : {}) };
  const appended = appendEntry(text, design as WrittenDesign);
  if (Array.isArray(appended)) return appended;
  const undo = placePhoto(root, photo, image);
  try {
    const path = realpathSync(join(root, FILE));
    writeFileAtomic(path, Buffer.concat([readFileSync(path), Buffer.from(appended.addition)]));
  } catch (error) {
    undo();
    throw error;
  }
  return { id: appended.id, title, image, line: appended.line };
}

function readCatalogue(root: string): string | Problem[] {
  const { text, mistakes } = readText(root, FILE);
  if (text !== undefined && mistakes.length === 0) return text;
  return mistakes.map((mistake) => ({ file: FILE, subject: "the whole file", ...mistake }));
}
