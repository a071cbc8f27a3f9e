/** Adds an entry to its file and the photo to `images/`: both or neither. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkDesigns, checkFile } from "#content/load-content.ts";
import { nextId } from "#content/new-entry.ts";
import { formatProblems } from "#content/problem.ts";
import { writeFileAtomic } from "#disk/files.ts";
import { insertEntry } from "./insert-entry.ts";
import type { Kind } from "./kinds.ts";
import { choosePath, findPhoto, type Photo, placePhoto } from "./photo.ts";

/** `answers` are valid, by the keys of the entry; null means none. */
export type NewEntry = { kind: Kind; photo: Photo; answers: Record<string, unknown> };

/**
 * `lines` are those of the entry in `text`, the new text of the file. `image` is below `images/`, and so is the photo of
 * its day, if there is one.
 */
type Planned = { id?: number; image: string; fresh?: Placement; lines: string; line: number; text: string };
type Placement = { photo: Photo; image: string };

/** Throws a sentence when the file does not take the entry. */
export function planEntry(root: string, { kind, photo, answers }: NewEntry): Planned {
  const { text, held } = readEntries(root, kind);
  if (held && !kind.isList)
    throw new Error(`${kind.file} has a ${kind.noun} already. Remove it there, then add another.`);
  const image = choosePath(root, photo, { folder: kind.folder, name: String(answers.title ?? answers.alt) });
  const fresh = answers.fresh === undefined ? undefined : placeFresh(root, { kind, photo, answers });
  const entries = (held ?? []) as { id: number }[];
  const values = {
    ...{ added: new Date().toLocaleDateString("sv"), ...answers },
    ...{ image, src: image, fresh: fresh?.image },
  };
  const entry = inOrder(kind, { id: nextId(entries), ...values });
  const inserted = insertEntry(text, kind, entry);
  const after = check(root, kind, inserted.text);
  const faults = after.source && "design" in entry ? checkDesigns(after.source, readDesigns(root)) : [];
  const messages = [...after.problems, ...faults].map(({ message }) => message);
  if (!isDeepStrictEqual(after.held, kind.isList ? [...entries, entry] : entry))
    throw new Error(
      `No entry can be added on line ${inserted.line} of ${kind.file}. Write it by hand, as the others are written:\n\n${inserted.lines}`,
    );
  if (messages.length > 0) throw new Error(messages.join(" "));
  return { id: entry.id as number | undefined, image, fresh, ...inserted };
}

function placeFresh(root: string, { kind, answers }: NewEntry): Placement {
  const photo = findPhoto(String(answers.fresh), { root, folder: root });
  return { photo, image: choosePath(root, photo, { folder: kind.folder, name: `${answers.title} fresh` }) };
}

/** `removed` says what private data the copy lacks. */
export async function addEntry(root: string, wanted: NewEntry): Promise<Planned & { removed: string[] }> {
  const planned = planEntry(root, wanted);
  const { removed, undo } = await placePhoto(root, wanted.photo, planned.image);
  let undoFresh = () => {};
  try {
    const { fresh } = planned;
    if (fresh) ({ undo: undoFresh } = await placePhoto(root, fresh.photo, fresh.image));
    writeFileAtomic(join(root, wanted.kind.file), planned.text);
  } catch (error) {
    undo();
    undoFresh();
    throw error;
  }
  return { ...planned, removed };
}

/** Throws everything that is wrong with the file. */
export function readEntries(root: string, kind: Kind) {
  const { text = "", held, problems } = check(root, kind);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return { text, held };
}

/** `held` is what the file has under the key of the kind; `replaced` is a text to check in place of the file's. */
function check(root: string, { file, key }: Kind, replaced?: string) {
  const { text, source, problems } = checkFile(root, file, replaced);
  // The artist may have removed every sample but the comments.
  const isBlank = text?.split("\n").every((line) => /^\s*(#|$)/.test(line));
  if (key === undefined && isBlank) return { text, problems: [], held: undefined };
  return { text, source, problems, held: key === undefined ? source?.data : Object(source?.data)[key] };
}

const readDesigns = (root: string) => checkFile(root, "catalogue.yaml").value ?? [];

/** Leaves out nulls, and keys that the kind does not have. */
function inOrder({ schema }: Kind, values: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(schema.shape).filter((key) => (values[key] ?? undefined) !== undefined);
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
