/** What to ask about a photo, by the keys of its entry. */
import { labelFrom, titleFrom } from "#content/new-entry.ts";
import { designSchema, TAGS } from "#domain/catalogue-schema.ts";
import { photoSchema, workSchema } from "#domain/portfolio-schema.ts";
import type { Question } from "./interview.ts";
import { readCorners, readEither, readFalse, readNumber, readTags } from "./read-answer.ts";

export type EntryQuestion = Question<string> & {
  /** Whether a script may leave it out. */
  isOptional?: boolean;
  isUnasked?: boolean;
  /** What Enter chooses, from the name of the photo. */
  offer?(path: string): string;
};

const design = designSchema.shape;
const work = workSchema.shape;

const unasked = { isOptional: true, isUnasked: true };

const number = { read: readNumber, hint: "Expected a whole number of at least 1.", ...unasked };

const id: EntryQuestion = { key: "id", text: "Number", schema: design.id, ...number };

const alt = { key: "alt", text: "What the photo shows, for people who cannot see it" };

export const OF_DESIGN: readonly EntryQuestion[] = [
  id,
  { key: "title", text: "Title", schema: design.title, offer: titleFrom },
  {
    key: "imageDescription",
    flag: "--description",
    text: "A credit or a note, shown next to the drawing",
    schema: design.imageDescription,
  },
  { key: "size", text: "Size in inches, such as 2 x 4 1/4 or H 2.5", schema: design.size },
  { key: "hours", text: "Hours, such as 4-5 or 6+", schema: design.hours },
  {
    key: "price",
    text: "Price, such as $650 or $80 each",
    enter: "leaves it blank",
    schema: design.price,
  },
  {
    key: "isColor",
    flag: "--black or --color",
    text: "Ink: b for black only, c for color",
    schema: design.isColor,
    read: readEither(/^c(olou?r)?$/i, /^b(lack)?$/i),
    hint: "Write b or c.",
  },
  {
    key: "tags",
    flag: "--tag",
    text: `${TAGS.map((tag, index) => `  ${index + 1}  ${tag}`).join("\n")}\nTags, such as 1, 4`,
    enter: "for none",
    schema: design.tags.nullable(),
    read: readTags,
    isOptional: true,
  },
  { ...alt, schema: design.alt, ...unasked },
  {
    key: "scan",
    text: "Whether to scan it",
    schema: design.scan,
    read: readFalse,
    hint: "Write false.",
    ...unasked,
  },
  { key: "corners", text: "Where the sheet is", schema: design.corners, read: readCorners, ...unasked },
];

export const OF_WORK: readonly EntryQuestion[] = [
  id,
  {
    key: "title",
    text: "A short label without blanks, such as moonMoth",
    schema: work.title,
    offer: labelFrom,
  },
  {
    key: "isDoodle",
    flag: "--tattoo or --doodle",
    text: "Carousel: t for the tattoos, d for the doodles",
    schema: work.isDoodle,
    read: readEither(/^d(oodles?)?$/i, /^t(attoos?)?$/i),
    hint: "Write t or d.",
  },
  { ...alt, schema: work.alt },
  { key: "design", text: "The design that it shows", schema: work.design, ...number },
];

export const OF_PHOTO: readonly EntryQuestion[] = [{ ...alt, schema: photoSchema.shape.alt }];
