/** Adds photos of one kind. One that fails does not stop the others. */
import { basename } from "node:path";
import { confirm, note, select, text } from "@clack/prompts";
import open from "open";
import { listed } from "#images/private-data.ts";
import { addEntry, type NewEntry, planEntry, readEntries } from "./add-entry.ts";
import { isKind, KINDS, type Kind, type KindName } from "./kinds.ts";
import { answersFor, type Options } from "./options.ts";
import { ask, Canceled, type Dialogue, settle } from "./question.ts";
import { showPhotos } from "./show-photos.ts";

/** `folder` is where the names of photos begin; `isAsking` is false where nobody can be asked. */
type Site = { root: string; folder: string; isAsking: boolean };

/** Paths of the added photos, and why others are not added. */
export type Outcome = { added: string[]; failures: string[] };

/** Throws what stops all of them. */
export async function addPhotos(site: Site, options: Options, { added, failures }: Outcome): Promise<void> {
  const { root, isAsking } = site;
  const names = options.photos.length > 0 || !isAsking ? options.photos : [await askForPhoto()];
  const kind: Kind = KINDS[options.kind ?? (isAsking ? await askForKind(names) : "design")];
  const photos = names.map((name, index) => ({ name, answers: answersFor(kind, options.typedFor(index)) }));
  readEntries(root, kind);
  const { page, seen } = await showPhotos(site, kind, photos);
  failures.push(...seen.flatMap(({ fault }) => fault ?? []));
  if (failures.length === seen.length) return;
  console.log(`Before and after: ${page}`);
  for (const { warning } of seen) if (warning) console.log(warning);
  // Where there is no desktop, the artist has the path.
  if (isAsking) await open(page).catch(() => {});
  if (isAsking && failures.length > 0) console.error(failures.join("\n"));
  for (const [index, { name, photo, fault }] of seen.entries()) {
    if (!photo || fault) continue;
    if (isAsking && seen.length > 1) console.log(`\n${name}, ${index + 1} of ${seen.length}`);
    try {
      const image = await addOne(site, { kind, photo, answers: photos[index]?.answers ?? {} });
      if (image) added.push(image);
    } catch (error) {
      if (error instanceof Canceled) throw error;
      failures.push(`${name}: ${(error as Error).message}`);
    }
  }
}

/** The path of the photo in the project, or undefined when the artist decides against the entry. */
async function addOne({ root, isAsking }: Site, entry: NewEntry): Promise<string | undefined> {
  const { kind } = entry;
  const answers = isAsking ? await complete(root, entry) : entry.answers;
  if (!answers) return undefined;
  const { id, image, line, removed } = await addEntry(root, { ...entry, answers });
  const name = [kind.noun, id, `"${answers.title ?? answers.alt}"`].filter(Boolean).join(" ");
  console.log(`Added ${name} in ${kind.file}:${line}, with images/${image}.`);
  if (removed.length > 0) console.log(`Removed from the copy, which will be public: ${listed(removed)}.`);
  return `images/${image}`;
}

/** A name from a camera says nothing about the photo. */
const BY_CAMERA = /^(img|dsc\w?|pxl|photo|image|scan|screenshot)?[\W\d_]+\.\w+$/i;

/** All answers about a photo; undefined when the artist decides against the entry. Exported for tests. */
export async function complete(root: string, entry: NewEntry, terminal: Dialogue = {}) {
  const { kind, photo } = entry;
  const file = basename(photo.source);
  const offers = BY_CAMERA.test(file)
    ? {}
    : Object.fromEntries(kind.questions.map(({ key, offer }) => [key, offer?.(file)]));
  const asked = kind.questions.filter(({ isUnasked }) => !isUnasked);
  const answers = await ask(asked, entry.answers, { offers, ...terminal });
  const { line, lines } = planEntry(root, { ...entry, answers });
  note(lines, `${kind.file}, from line ${line} on`, terminal);
  const isAgreed = settle(await confirm({ message: "Add this?", ...terminal }));
  return isAgreed ? answers : undefined;
}

async function askForPhoto(): Promise<string> {
  return settle(await text({ message: "Photo", placeholder: "paper-boat.jpg" })) ?? "";
}

async function askForKind([first = ""]: readonly string[]): Promise<KindName> {
  const initialValue = kindOf(first);
  const options = [
    { value: "design", label: "Design on offer" },
    { value: "work", label: "Finished work" },
    { value: "studio", label: "Photo of the studio" },
    { value: "portrait", label: "Portrait" },
  ] as const;
  return settle(await select<KindName>({ message: "Add as", options: [...options], initialValue }));
}

/** What a photo in a folder of `images/` is likely to be. */
export function kindOf(path: string): KindName {
  const names = Object.keys(KINDS).filter(isKind);
  return names.find((name) => path.includes(`images/${KINDS[name].folder}/`)) ?? "design";
}
