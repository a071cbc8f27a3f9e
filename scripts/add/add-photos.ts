/** Adds photos of one kind. A photo that fails does not stop the others. */
import { basename, dirname, join } from "node:path";
import { confirm, note } from "@clack/prompts";
import open from "open";
import { loadContent } from "#content/load";
import { explainError } from "#content/report";
import { SAMPLE_PAPER, toRgb } from "#domain/colors.ts";
import { writeFileAtomic } from "#files/files";
import { type Compared, compare } from "#pictures/compare";
import { overridesOf } from "#pictures/plan";
import { listed } from "#pictures/private-data";
import { addEntry, type NewEntry, planEntry, readEntries } from "./add-entry.ts";
import { renderComparison } from "./ComparisonPage.tsx";
import type { Kind } from "./kinds.ts";
import { findPhoto, type Photo } from "./photo.ts";
import { ask, Canceled, type Command, type Dialogue, readAnswers, settle } from "./question.ts";

/** Names of photos are relative to `folder`. `isAsking` is false when there is nobody to ask. */
type Site = { root: string; folder: string; isAsking: boolean };

/** The paths of the added photos, and the reasons why others were not added. */
type Outcome = { added: string[]; failures: string[] };

/** A photo without a `fault` can be added. */
type Seen = Compared & { photo?: Photo };

/** Adds the photos. Throws whatever stops all of them, and `Canceled`. */
export async function addPhotos(site: Site, kind: Kind, command: Command): Promise<Outcome> {
  const { root, isAsking } = site;
  const photos = command.positionals.map((name, index) => ({
    name,
    answers: {
      ...(!isAsking && offersFor(kind, name)),
      ...withFound(site, readAnswers(kind.questions, command, index)),
    },
  }));
  readEntries(root, kind);
  const { page, seen } = await showPhotos(site, kind, photos);
  const failures = seen.flatMap(({ fault }) => fault ?? []);
  const added: string[] = [];
  if (failures.length === seen.length) return { added, failures };
  console.log(`Before and after: ${page}`);
  for (const { warning } of seen) if (warning) console.log(warning);
  // Without a desktop nothing opens, but the path was printed.
  if (isAsking) await open(page).catch(() => {});
  for (const [index, { name, photo, fault }] of seen.entries()) {
    if (!photo || fault) continue;
    if (isAsking && seen.length > 1) console.log(`\n${name}, ${index + 1} of ${seen.length}`);
    try {
      added.push(...(await addOne(site, { kind, photo, answers: photos[index]?.answers ?? {} })));
    } catch (error) {
      if (error instanceof Canceled) throw error;
      failures.push(`${name}: ${explainError(error)}`);
    }
  }
  return { added, failures };
}

/** Writes a page that shows, before anything is added, what the build makes of the photos. */
async function showPhotos(
  place: Site,
  { roles }: Kind,
  photos: readonly { name: string; answers: NewEntry["answers"] }[],
): Promise<{ page: string; seen: Seen[] }> {
  const colors = loadContent(place.root).content?.studio.brand.colors;
  const project = { root: place.root, paper: colors ? toRgb(colors.light.paper) : SAMPLE_PAPER };
  const look = async ({ name, answers }: (typeof photos)[number]): Promise<Seen> => {
    try {
      const photo = findPhoto(name, place);
      const see = (source: string, called: string) => {
        const [folder, path] = [dirname(source), basename(source)];
        return compare(project, { name: called, folder, path, roles, ...overridesOf(answers) });
      };
      const compared = await see(photo.source, name);
      if (compared.fault || answers.fresh === undefined) return { photo, ...compared };
      const ofItsDay = String(answers.fresh);
      const { fault } = await see(ofItsDay, basename(ofItsDay));
      return { photo, ...compared, fault };
    } catch (error) {
      return { name, shown: [], fault: explainError(error) };
    }
  };
  const seen = await Promise.all(photos.map(look));
  const page = join(place.root, ".cache/add/before-and-after.html");
  writeFileAtomic(page, await renderComparison({ title: "Before and after", all: seen }));
  return { page, seen };
}

/** Looks for the fresh photo in the folder where the artist typed the command. */
function withFound(site: Site, { fresh, ...answers }: Record<string, unknown>) {
  return fresh === undefined ? answers : { ...answers, fresh: findPhoto(String(fresh), site).source };
}

/** Adds one entry. Returns the paths of its photos in the project; none if the artist declines. */
async function addOne({ root, isAsking }: Site, entry: NewEntry): Promise<string[]> {
  const { kind } = entry;
  const answers = isAsking ? await complete(root, entry) : entry.answers;
  if (!answers) return [];
  const { id, images, line, removed } = await addEntry(root, { ...entry, answers });
  const name = [kind.noun, id, `"${answers.title ?? answers.alt}"`].filter(Boolean).join(" ");
  const paths = images.map((image) => `images/${image}`);
  console.log(`Added ${name} in ${kind.file}:${line}, with ${paths.join(" and ")}.`);
  if (removed.length > 0)
    console.log(`Removed hidden data (${listed(removed)}) from the copy, which will be public.`);
  return paths;
}

/** A camera's name for a photo, which says nothing about it. */
const BY_CAMERA = /^(img|dsc\w?|pxl|photo|image|scan|screenshot)?[\W\d_]+\.\w+$/i;

/** Derives answers from the name of a photo: Enter accepts them, and a script may leave out their options. */
export function offersFor(kind: Kind, path: string): Record<string, string | undefined> {
  const file = basename(path);
  if (BY_CAMERA.test(file)) return {};
  return Object.fromEntries(kind.questions.flatMap(({ key, offer }) => (offer ? [[key, offer(file)]] : [])));
}

/** Asks for all missing answers; undefined when the artist declines the entry. Exported for tests. */
export async function complete(root: string, entry: NewEntry, terminal: Dialogue = {}) {
  const { kind, photo } = entry;
  const offers = offersFor(kind, photo.source);
  const answers = await ask(kind.questions, entry.answers, { offers, ...terminal });
  const { line, lines } = planEntry(root, { ...entry, answers });
  note(lines, `${kind.file}, from line ${line} on`, terminal);
  const isAgreed = settle(await confirm({ message: "Add this?", ...terminal }));
  return isAgreed ? answers : undefined;
}
