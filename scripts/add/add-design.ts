/** Adds a new design to the catalogue and its photo to `images/`: both or neither. */
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

/** `answers` are complete and valid. */
export type NewDesign = { photo: Photo; answers: Answers; id?: number };

/** `image` is below `images/`, `line` the entry's; `removed` names what the copy of the photo lacks. */
export type Added = { id: number; title: string; image: string; line: number; removed: string[] };

/** An entry in which only the number can be wrong. */
const TRIAL = { title: "New", image: "designs/new.jpg", status: "soldOut" } as const;

/** What prevents any new design, such as a number that is taken: to report before the questions. */
export function findObstacles(root: string, id?: number): Problem[] {
  const text = readCatalogue(root);
  if (Array.isArray(text)) return text;
  const appended = appendEntry(text, { id, ...TRIAL } as WrittenDesign);
  return Array.isArray(appended) ? appended : [];
}

/** Changes nothing and returns the problems if the catalogue has some, or would have them afterwards. */
export function addDesign(root: string, { photo, answers, id }: NewDesign): Added | Problem[] {
  const text = readCatalogue(root);
  if (Array.isArray(text)) return text;
  const { title = "", tags, ...others } = answers;
  const image = choosePath(root, photo, title);
  const design = { id, title, image, ...others, ...(tags?.length ? { tags } : {}) };
  const appended = appendEntry(text, design as WrittenDesign);
  if (Array.isArray(appended)) return appended;
  const { removed, undo } = placePhoto(root, photo, image);
  try {
    const path = realpathSync(join(root, FILE));
    const kept = readFileSync(path);
    writeFileAtomic(path, Buffer.concat([clearEmptyList(kept), Buffer.from(appended.addition)]));
  } catch (error) {
    undo();
    throw error;
  }
  return { id: appended.id, title, image, line: appended.line, removed };
}

function readCatalogue(root: string): string | Problem[] {
  const { text, mistakes } = readText(root, FILE);
  if (text !== undefined && mistakes.length === 0) return String(clearEmptyList(Buffer.from(text)));
  return mistakes.map((mistake) => ({ file: FILE, subject: "the whole file", ...mistake }));
}

/** Takes the `[]` out of a file that holds nothing else, as an entry below it would be no YAML; keeps the comments. */
function clearEmptyList(file: Buffer): Buffer {
  const lines = file.toString("latin1").split(/(?<=\n)/);
  const isEmptyList = (line: string) => /^\[\s*\]\s*$/.test(line);
  const holdsMore = lines.some((line) => !isEmptyList(line) && !/^\s*(#|$)/.test(line));
  return holdsMore ? file : Buffer.from(lines.filter((line) => !isEmptyList(line)).join(""), "latin1");
}
