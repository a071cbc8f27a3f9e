/** What a photo can be added as, and what to ask about it, by the keys of its entry. */
import type { z } from "zod";
import { labelFrom, titleFrom } from "#content/new-entry.ts";
import { designSchema, TAGS } from "#domain/catalogue-schema.ts";
import { photoSchema, workSchema } from "#domain/portfolio-schema.ts";
import type { Role } from "#domain/roles.ts";
import type { FileName } from "#domain/studio-files.ts";
import type { Slot } from "./insert-entry.ts";
import type { Question } from "./question.ts";

export type EntryQuestion = Question & {
  /** A script may leave it out. */
  isOptional?: boolean;
  /** Only options answer it. */
  isUnasked?: boolean;
  /** What Enter takes, from the name of the photo. */
  offer?(path: string): string;
};

export type Kind = Slot & {
  noun: string;
  file: FileName;
  /** Of an entry; the file has its keys in the same order. */
  schema: z.ZodObject;
  /** Below `images/`, for photos from elsewhere. */
  folder: string;
  roles: readonly Role[];
  questions: readonly EntryQuestion[];
};

const design = designSchema.shape;
const work = workSchema.shape;

const unasked = { isOptional: true, isUnasked: true };
const toNumber = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);
const toScan = (typed: string) => (typed === "false" ? false : typed);
const id = { key: "id", message: "Number", schema: design.id, read: toNumber, ...unasked };
const NOTE = "A credit or a note, shown next to the drawing";
const PRICE = "Price (Enter leaves it blank)";
const alt = { key: "alt", message: "What does the photo show? (for people who cannot see it)" };

const OF_DESIGN: readonly EntryQuestion[] = [
  id,
  { key: "title", message: "Title", schema: design.title, offer: titleFrom },
  { key: "imageDescription", flag: "--description", message: NOTE, schema: design.imageDescription },
  { key: "size", message: "Size in inches", placeholder: "2 x 4 1/4, or H 2.5", schema: design.size },
  { key: "hours", message: "Hours", placeholder: "4-5, or 6+", schema: design.hours },
  { key: "price", message: PRICE, placeholder: "$650, or $80 each", schema: design.price },
  {
    key: "isColor",
    flag: "--black or --color",
    message: "Ink",
    schema: design.isColor,
    choices: { black: "Black only", color: "Color" },
    read: (typed) => typed === "color",
  },
  {
    key: "tags",
    flag: "--tag",
    message: "Tags",
    schema: design.tags.nullable(),
    choices: Object.fromEntries(TAGS.map((tag) => [tag, tag])),
    isMultiple: true,
    isOptional: true,
    read: (typed) => (typed === "" ? null : typed.split(",").map((tag) => tag.trim())),
  },
  { ...alt, schema: design.alt, ...unasked },
  { key: "scan", message: "Scan it", schema: design.scan, read: toScan, ...unasked },
  { key: "corners", message: "Where the sheet is", schema: design.corners, read: toCorners, ...unasked },
];

const OF_WORK: readonly EntryQuestion[] = [
  id,
  { key: "title", message: "A short label without blanks", schema: work.title, offer: labelFrom },
  {
    key: "isDoodle",
    flag: "--tattoo or --doodle",
    message: "Carousel",
    schema: work.isDoodle,
    choices: { tattoo: "Tattoos", doodle: "Doodles" },
    read: (typed) => typed === "doodle",
  },
  { ...alt, schema: work.alt },
  { key: "design", message: "The design that it shows", schema: work.design, read: toNumber, ...unasked },
];

const OF_STUDIO = {
  file: "portfolio.yaml",
  schema: photoSchema,
  folder: "studio",
  questions: [{ ...alt, schema: photoSchema.shape.alt }],
} as const;

export const KINDS = {
  design: {
    noun: "design",
    file: "catalogue.yaml",
    isList: true,
    schema: designSchema,
    folder: "designs",
    roles: ["tile", "plate"],
    questions: OF_DESIGN,
  },
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

export type KindName = keyof typeof KINDS;

export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** Pairs of numbers, however they are separated. */
function toCorners(typed: string): number[][] {
  const numbers = (typed.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, ...numbers.slice(at + 1, at + 2)]] : []));
}
