/** Adds photos of one kind. One that fails does not stop the others. */
import { addEntry, type NewEntry, readEntries } from "./add-entry.ts";
import { askForKind, complete } from "./ask.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { openInBrowser } from "./open-in-browser.ts";
import { answersFor, type Options } from "./options.ts";
import { showPhotos } from "./show-photos.ts";
import { type Ask, Stopped } from "./terminal.ts";

/** `folder` is where the names of photos begin; `ask` is absent where nobody can be asked. */
type Site = { root: string; folder: string; ask?: Ask };

/** Paths of the added photos, and why others are not added. */
export type Outcome = { added: string[]; failures: string[] };

/** Throws what stops all of them. */
export async function addPhotos(site: Site, options: Options, { added, failures }: Outcome): Promise<void> {
  const { root, ask } = site;
  const names = options.photos.length > 0 || !ask ? options.photos : [await ask("Photo: ")];
  const kind: Kind = KINDS[options.kind ?? (ask ? await askForKind(ask, names) : "design")];
  const photos = names.map((name, index) => ({ name, answers: answersFor(kind, options.typedFor(index)) }));
  readEntries(root, kind);
  const { page, seen } = await showPhotos(site, kind, photos);
  failures.push(...seen.flatMap(({ fault }) => fault ?? []));
  if (failures.length === seen.length) return;
  console.log(`Before and after: ${page}`);
  for (const { warning } of seen) if (warning) console.log(warning);
  if (ask) openInBrowser(page);
  if (ask && failures.length > 0) console.error(failures.join("\n"));
  for (const [index, { name, photo, fault }] of seen.entries()) {
    if (!photo || fault) continue;
    if (ask && seen.length > 1) console.log(`\n${name}, ${index + 1} of ${seen.length}`);
    try {
      const image = await addOne(site, { kind, photo, answers: photos[index]?.answers ?? {} });
      if (image) added.push(image);
    } catch (error) {
      if (error instanceof Stopped) throw error;
      failures.push(`${name}: ${(error as Error).message}`);
    }
  }
}

/** The path of the photo in the project, or undefined when the artist decides against the entry. */
async function addOne({ root, ask }: Site, entry: NewEntry): Promise<string | undefined> {
  const { kind } = entry;
  const answers = ask ? await complete(ask, root, entry) : entry.answers;
  if (!answers) return undefined;
  const { id, image, line, removed } = addEntry(root, { ...entry, answers });
  const name = [kind.noun, id, `"${answers.title ?? answers.alt}"`].filter(Boolean).join(" ");
  console.log(`Added ${name} in ${kind.file}:${line}, with images/${image}.`);
  if (removed.length > 0) console.log(`Removed from the copy, which will be public: ${removed.join(", ")}.`);
  return `images/${image}`;
}
