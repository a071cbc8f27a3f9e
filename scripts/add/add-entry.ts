/** Adds an entry to its file and the photo to `images/`: both or neither. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkDesigns, checkFile, findConventions } from "#content/check-content";
import { type Inserted, insertEntry } from "#content/insert-entry";
import { nextId } from "#content/new-entry";
import { formatProblems, Mistake } from "#content/problem";
import { readText } from "#content/read-text";
import { writeFileAtomic } from "#files/files";
import type { Kind } from "./kinds.ts";
import { choosePath, findPhoto, type Photo, placePhoto } from "./photo.ts";

/** `answers` holds valid values by key of the entry; null means none. */
export type NewEntry = { kind: Kind; photo: Photo; answers: Record<string, unknown> };

/** The file with the entry inserted, and the photos with their paths below `images/`, the entry's own photo first. */
type Planned = Inserted & { id?: number; placements: { photo: Photo; image: string }[] };

/** Plans an entry. Throws a sentence when the file cannot take it. */
export function planEntry(root: string, { kind, photo, answers }: NewEntry): Planned {
  const { text, held } = readEntries(root, kind);
  if (held && !kind.isList)
    throw new Mistake(`${kind.file} already has a ${kind.noun}. Remove it there, then add another.`);
  const name = String(answers.title ?? answers.alt);
  const fresh = answers.fresh === undefined ? [] : [findPhoto(String(answers.fresh), { root, folder: root })];
  const placements = [photo, ...fresh].map((each, index) => {
    const place = { folder: kind.folder, name, suffix: index === 0 ? "" : "-fresh" };
    return { photo: each, image: choosePath(root, each, place) };
  });
  const [image, ofItsDay] = placements.map((each) => each.image);
  const id = nextId((held ?? []) as { id: number }[]);
  const added = new Date().toLocaleDateString("sv");
  const entry = inOrder(kind, { id, added, ...answers, image, src: image, fresh: ofItsDay });
  const inserted = insertEntry(text, kind, entry);
  checkInserted(root, kind, { ...inserted, expected: kind.isList ? [...(held ?? []), entry] : entry });
  return { id: entry.id as number | undefined, placements, ...inserted };
}

/** Checks that the new text reads as `expected`, and breaks no rule. */
function checkInserted(
  root: string,
  kind: Kind,
  { text, lines, line, expected }: Inserted & { expected: unknown },
) {
  const { source, held, problems } = check(root, kind, text);
  if (!isDeepStrictEqual(held, expected))
    throw new Mistake(
      `The entry cannot be added on line ${line} of ${kind.file}. Write it by hand, like the others:\n\n${lines}`,
    );
  const catalogue = readText(root, "catalogue.yaml");
  const designs =
    checkFile("catalogue.yaml", catalogue, findConventions(readText(root, "studio.yaml"))).value ?? [];
  const faults = source && kind.key === "works" ? checkDesigns(source, designs) : [];
  const messages = [...problems, ...faults].map(({ message }) => message);
  if (messages.length > 0) throw new Mistake(messages.join(" "));
}

/** Adds an entry. Returns the paths of its photos in `images`, and the private data that was `removed`. */
export async function addEntry(root: string, wanted: NewEntry) {
  const { placements, text, ...planned } = planEntry(root, wanted);
  const placed: Awaited<ReturnType<typeof placePhoto>>[] = [];
  try {
    for (const { photo, image } of placements) placed.push(await placePhoto(root, photo, image));
    writeFileAtomic(join(root, wanted.kind.file), text);
  } catch (error) {
    for (const { undo } of placed) undo();
    throw error;
  }
  const removed = [...new Set(placed.flatMap((each) => each.removed))];
  return { ...planned, images: placements.map(({ image }) => image), removed };
}

/** Reads the entries of a kind. Throws everything that is wrong with the file. */
export function readEntries(root: string, kind: Kind) {
  const { text = "", held, problems } = check(root, kind);
  if (problems.length > 0) throw new Mistake(formatProblems(problems));
  return { text, held };
}

/** Checks the file, or the text `replaced` in its place. `held` is the value of the kind's key. */
function check(root: string, { file, key }: Kind, replaced?: string) {
  const read = replaced === undefined ? readText(root, file) : { text: replaced };
  const { text, source, problems } = checkFile(file, read, findConventions(readText(root, "studio.yaml")));
  // The artist may have removed every sample entry and left only comments.
  const isBlank = text?.split("\n").every((line) => /^\s*(#|$)/.test(line));
  if (key === undefined && isBlank) return { text, problems: [], held: undefined };
  return { text, source, problems, held: key === undefined ? source?.data : Object(source?.data)[key] };
}

/** Sorts values by the keys of the kind. Drops nulls and unknown keys. */
function inOrder({ schema }: Kind, values: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(schema.shape).filter((key) => (values[key] ?? undefined) !== undefined);
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
