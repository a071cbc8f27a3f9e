/** What the forms change, as edits of the latest studio. Each throws what `check` would say about its result. */
import { checkContent } from "#content/check-content.ts";
import { addEntry, changeEntry, removeEntry, unfoldList } from "#content/edit.ts";
import { UserError } from "#content/problem.ts";
import { keysOf } from "#content/schema-fields.ts";
import { YamlSource } from "#content/source.ts";
import { FILE_NAMES, type FileName, IMAGES } from "#content/studio-files.ts";
import { nextId } from "#content/suggestions.ts";
import { books } from "#domain/calendar-schema.ts";
import { makeDesignSchema } from "#domain/catalogue-schema.ts";
import { date } from "#domain/contact-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { DEFAULT_TIME_ZONE, dayAt } from "#domain/dates.ts";
import { workSchema } from "#domain/portfolio-schema.ts";
import { toDesignPath, toSlug, toWorkId } from "#domain/routes.ts";
import { makeStudioSchema } from "#domain/studio-schema.ts";
import type { Change, Edit, FileChange, Snapshot } from "./store/store.ts";

export type Values = Record<string, unknown>;

const CATALOGUE = "catalogue.yaml";
const PORTFOLIO = "portfolio.yaml";
const STUDIO = "studio.yaml";

/** Checks the files as `npm run check` does, except for photos that cannot be decoded. */
export function check({ texts, images }: Snapshot) {
  const read = (name: FileName) => ({ text: texts[name] });
  return checkContent({
    texts: { [CATALOGUE]: read(CATALOGUE), [PORTFOLIO]: read(PORTFOLIO), [STUDIO]: read(STUDIO) },
    images: { paths: images, files: images },
  });
}

/** A design as the YAML writes it, once `check` has found no problem. */
export type DesignEntry = Values & {
  id: number;
  title: string;
  image: string;
  status?: "soldOut" | "reserved";
};

export const designsIn = (text: string): DesignEntry[] => entriesIn(CATALOGUE, text);

export const studioIn = (text: string) => Object(new YamlSource(STUDIO, text).data);

/** A date as the YAML writes it, once `check` has found no problem. */
export type DateEntry = Values & { from: string; to?: string; title: string };

export const datesIn = (studio: ReturnType<typeof studioIn>): DateEntry[] => studio.dates ?? [];

function entriesIn(file: FileName, text: string) {
  const { data } = new YamlSource(file, text);
  return (file === CATALOGUE ? data : Object(data).works) ?? [];
}

/** The typed values of a new entry, and its photo as it will be stored. `fresh` shows a work on the day it was made. */
export type Draft = { values: Values; photo: Blob; fresh?: Blob };

/** The file of each kind of entry, the key of its list, the folder and the key of its photo, and its schema. */
export const KINDS = {
  design: { file: CATALOGUE, list: undefined, folder: "designs", image: "image", toSchema: makeDesignSchema },
  work: { file: PORTFOLIO, list: "works", folder: "portfolio", image: "src", toSchema: () => workSchema },
} as const;

/** The keys are the same in every country. */
const designKeys = keysOf(makeDesignSchema(DEFAULT_CONVENTIONS));
const studioShape = makeStudioSchema(DEFAULT_CONVENTIONS).shape;

export function addEntries(kind: keyof typeof KINDS, drafts: readonly Draft[]): Change {
  const { file, list, folder, image, toSchema } = KINDS[kind];
  const keys = keysOf(toSchema(DEFAULT_CONVENTIONS));
  return (snapshot) => {
    let text = snapshot.texts[file];
    const images = [...snapshot.images];
    const photos: FileChange[] = [];
    const put = (photo: Blob, name: string) => {
      const path = freePath(images, `${folder}/${toSlug(name).slice(0, MAX_NAME_LENGTH) || "photo"}`);
      images.push(path);
      photos.push({ path: `${IMAGES}/${path}`, content: photo });
      return path;
    };
    const { timeZone = DEFAULT_TIME_ZONE } = studioIn(snapshot.texts[STUDIO]).location ?? {};
    const added = dayAt(Date.now(), timeZone);
    let id = 0;
    for (const { values, photo, fresh } of drafts) {
      const title = String(values.title);
      id = nextId(entriesIn(file, text));
      const paths = { [image]: put(photo, title), ...(fresh && { fresh: put(fresh, `${title} fresh`) }) };
      text = addEntry(file, text, pickInOrder(keys, { id, added, ...values, ...paths }), list);
    }
    const titles = new Intl.ListFormat("en").format(drafts.map(({ values }) => String(values.title)));
    const address = kind === "design" ? toDesignPath(id) : `/#${toWorkId(id)}`;
    const edit = { texts: { [file]: text }, photos, sentence: `Add ${titles}`, address };
    return toEdit({ ...snapshot, images }, edit);
  };
}

/** `values` are the changed ones. */
export function changeDesign(id: number, values: Values): Change {
  return (snapshot) => {
    const { index, title } = findDesign(snapshot, id);
    const { [CATALOGUE]: catalogue, [STUDIO]: studio } = snapshot.texts;
    const texts = {
      [CATALOGUE]: changeEntry(CATALOGUE, catalogue, { path: [index], values, order: designKeys }),
      [STUDIO]: values.until === undefined ? studio : withTimeZone(studio),
    };
    return toEdit(snapshot, { texts, sentence: `Change ${title}`, address: toDesignPath(id) });
  };
}

/** Keeps the photo: another entry may show it. */
export function removeDesign(id: number): Change {
  return (snapshot) => {
    const { index, title } = findDesign(snapshot, id);
    const texts = { [CATALOGUE]: removeEntry(CATALOGUE, snapshot.texts[CATALOGUE], [index]) };
    return toEdit(snapshot, { texts, sentence: `Remove ${title}`, address: "/designs/" });
  };
}

/** `values` are the changed ones. */
export function changeBooks(values: Values): Change {
  return (snapshot) => {
    const held = pickInOrder(Object.keys(books.shape), {
      ...studioIn(snapshot.texts[STUDIO]).books,
      ...values,
    });
    const text = changeEntry(STUDIO, snapshot.texts[STUDIO], {
      path: [],
      values: { books: Object.keys(held).length > 0 ? held : undefined },
      order: [...Object.keys(studioShape), ...Object.keys(books.shape)],
    });
    const texts = { [STUDIO]: values.opens === undefined ? text : withTimeZone(text) };
    return toEdit(snapshot, { texts, sentence: "Change the books", address: "/booking/" });
  };
}

/** Adds a date if none is held, and removes the held one if there are no values. */
export function changeDate(held: DateEntry | undefined, values: Values | undefined): Change {
  return (snapshot) => {
    const text = unfoldList(STUDIO, snapshot.texts[STUDIO], "dates");
    const known = datesIn(studioIn(text)).map((entry) => JSON.stringify(entry));
    const path = ["dates", known.indexOf(JSON.stringify(held))];
    if (held && !known.includes(JSON.stringify(held)))
      throw new UserError(`${held.title} is not among the dates anymore. Reload the page.`);
    const order = keysOf(date);
    const edited = !values
      ? removeEntry(STUDIO, text, path)
      : held
        ? changeEntry(STUDIO, text, { path, values, order })
        : addEntry(STUDIO, text, pickInOrder(order, values), "dates");
    const sentence = `${!values ? "Remove" : held ? "Change" : "Add"} ${values?.title ?? held?.title}`;
    return toEdit(snapshot, { texts: { [STUDIO]: withTimeZone(edited) }, sentence, address: "/about/" });
  };
}

/** Returns the studio's time zone, or the device's while the studio has none. */
export const timeZoneOf = (studio: ReturnType<typeof studioIn>): string =>
  studio.location?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Adds the time zone, which days need, if it is missing. */
function withTimeZone(text: string): string {
  const values = { timeZone: timeZoneOf(studioIn(text)) };
  const order = Object.keys(studioShape.location.shape);
  return changeEntry(STUDIO, text, { path: ["location"], values, order });
}

function findDesign(snapshot: Snapshot, id: number): { index: number; title: string } {
  const designs = designsIn(snapshot.texts[CATALOGUE]);
  const index = designs.findIndex((design) => design.id === id);
  if (index < 0) throw new UserError(`Design ${id} is not in the catalogue anymore. Reload the page.`);
  return { index, title: String(designs[index]?.title) };
}

/** Leaves out what is undefined. */
const pickInOrder = (keys: readonly string[], values: Values) =>
  Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));

/** File systems allow a name of 255 bytes, and a letter takes up to four. */
const MAX_NAME_LENGTH = 60;

/** Names of devices, which no file on Windows can have, whatever its extension. */
const DEVICE = /\/(con|prn|aux|nul|(com|lpt)\d)\.jpg$/;

/** Chooses a path that no photo has. The desk stores JPEG. */
function freePath(images: readonly string[], stem: string): string {
  const taken = new Set(images.map((path) => path.normalize().toLowerCase()));
  for (let count = 1; ; count++) {
    const path = `${stem}${count > 1 ? `-${count}` : ""}.jpg`;
    if (!taken.has(path) && !DEVICE.test(path)) return path;
  }
}

type Edited = Omit<Edit, "files"> & { texts: Partial<Snapshot["texts"]>; photos?: FileChange[] };

/** Makes an edit of the files that differ. Throws what is wrong with the edited studio. */
function toEdit(snapshot: Snapshot, { texts, photos = [], ...edit }: Edited): Edit {
  const { problems } = check({ ...snapshot, texts: { ...snapshot.texts, ...texts } });
  if (problems.length > 0) throw new UserError(problems.map(({ message }) => message).join(" "));
  const changed = FILE_NAMES.flatMap((path): FileChange[] => {
    const { [path]: content = snapshot.texts[path] } = texts;
    return content === snapshot.texts[path] ? [] : [{ path, content }];
  });
  return { ...edit, files: [...photos, ...changed] };
}
