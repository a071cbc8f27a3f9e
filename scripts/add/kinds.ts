/** The kinds of entries that a photo can become, and the questions about each. */
import type { z } from "zod";
import type { Slot } from "#content/insert-entry";
import { labelFrom, titleFrom } from "#content/new-entry";
import type { FileName } from "#content/studio-files";
import { makeDesignSchema, TAGS } from "#domain/catalogue-schema.ts";
import type { Conventions } from "#domain/conventions-schema.ts";
import { UNIT_NAMES } from "#domain/lengths.ts";
import { toTypedMoney } from "#domain/money.ts";
import { photoSchema, workSchema } from "#domain/portfolio-schema.ts";
import type { Role } from "#domain/roles.ts";
import { exampleSizes } from "#domain/size-schema.ts";
import type { Question } from "./question.ts";

export type Kind = Slot & {
  noun: string;
  file: FileName;
  /** The schema of an entry. The file has its keys in the same order. */
  schema: z.ZodObject;
  /** The folder below `images/` to which photos from elsewhere are copied. */
  folder: string;
  roles: readonly Role[];
  questions: readonly EntryQuestion[];
};

/** `offer` derives the answer that Enter accepts from the name of the photo. */
type EntryQuestion = Question & { offer?(path: string): string };

const work = workSchema.shape;

const unasked = { isOptional: true, isUnasked: true };
const toNumber = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);
const id = { key: "id", message: "its number, instead of the next free one", read: toNumber, ...unasked };
const alt = { key: "alt", message: "What does the photo show? (for people who cannot see it)" };

const toDesignQuestions = (
  design: ReturnType<typeof makeDesignSchema>["shape"],
  conventions: Conventions,
): readonly EntryQuestion[] => [
  { ...id, schema: design.id },
  { key: "title", message: "Title", schema: design.title, offer: titleFrom },
  {
    key: "imageDescription",
    flag: "description",
    message: "A credit or a note, shown next to the drawing",
    schema: design.imageDescription,
  },
  {
    key: "size",
    message: `Size in ${UNIT_NAMES[conventions.units]}`,
    placeholder: exampleSizes(conventions.units, '"'),
    schema: design.size,
  },
  { key: "hours", message: "Hours", placeholder: "4-5 or 6+", schema: design.hours },
  {
    key: "price",
    message: "Price (Enter leaves it blank)",
    placeholder: `'${toTypedMoney(650, conventions)}' or '${toTypedMoney(80, conventions)} each'`,
    schema: design.price,
  },
  {
    key: "isColor",
    message: "Ink",
    schema: design.isColor,
    choices: { black: "Black only", color: "Color" },
    read: (typed) => typed === "color",
  },
  {
    key: "tags",
    flag: "tag",
    message: "Tags",
    schema: design.tags.nullable(),
    choices: Object.fromEntries(TAGS.map((tag) => [tag, tag])),
    isMultiple: true,
    isOptional: true,
    read: (typed) => (typed === "" ? null : typed.split(",").map((tag) => tag.trim())),
  },
  { ...alt, schema: design.alt, ...unasked },
  {
    key: "scan",
    message: "false keeps the photo as it is",
    schema: design.scan,
    read: (typed) => (typed === "false" ? false : typed),
    ...unasked,
  },
  {
    key: "corners",
    message: "Corners of the sheet, if you moved them in the page or turned the photo (Enter leaves them)",
    placeholder: '"12,8 90,10 93,95 8,92"',
    schema: design.corners.nullable(),
    isOptional: true,
    read: (typed) => (typed === "" ? null : parseCorners(typed)),
  },
];

const OF_WORK: readonly EntryQuestion[] = [
  { ...id, schema: work.id },
  { key: "title", message: "A short label without blanks", schema: work.title, offer: labelFrom },
  {
    key: "isDoodle",
    message: "Carousel",
    schema: work.isDoodle,
    choices: { tattoo: "Tattoos", doodle: "Doodles" },
    read: (typed) => typed === "doodle",
  },
  { ...alt, schema: work.alt },
  {
    key: "design",
    message: "the number of the design that it shows",
    schema: work.design,
    read: toNumber,
    ...unasked,
  },
  {
    key: "healed",
    message: "How long has it healed? (Enter leaves it out)",
    placeholder: "14 months",
    schema: work.healed.nullable(),
    isOptional: true,
    read: (typed) => typed || null,
  },
  {
    key: "fresh",
    message: "a photo of the same tattoo on the day it was made",
    schema: work.fresh,
    ...unasked,
  },
];

const OF_STUDIO = {
  file: "portfolio.yaml",
  schema: photoSchema,
  folder: "studio",
  questions: [{ ...alt, schema: photoSchema.shape.alt }],
} as const;

/** Makes the kinds for a studio: a size without a unit is in its unit, and a price in its currency. */
export function makeKinds(conventions: Conventions) {
  const design = makeDesignSchema(conventions);
  return {
    design: {
      noun: "design",
      file: "catalogue.yaml",
      isList: true,
      schema: design,
      folder: "designs",
      roles: ["tile", "plate"],
      questions: toDesignQuestions(design.shape, conventions),
    },
    ...OTHER_KINDS,
  } as const satisfies Record<string, Kind>;
}

const OTHER_KINDS = {
  work: {
    noun: "work",
    file: "portfolio.yaml",
    key: "works",
    isList: true,
    schema: workSchema,
    folder: "portfolio",
    roles: ["slide"],
    questions: OF_WORK,
  },
  studio: { noun: "studio photo", key: "studio", isList: true, roles: ["slide", "photo"], ...OF_STUDIO },
  portrait: { noun: "portrait", key: "portrait", isList: false, roles: ["portrait"], ...OF_STUDIO },
} as const satisfies Record<string, Kind>;

export type KindName = keyof ReturnType<typeof makeKinds>;

/** Reads pairs of numbers, whatever separates them. */
function parseCorners(typed: string): number[][] {
  const numbers = (typed.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, ...numbers.slice(at + 1, at + 2)]] : []));
}
