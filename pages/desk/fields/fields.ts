/** The fields of the desk's forms. The schemas hold their help, examples and rules. */
import type { z } from "zod";
import { fieldAt } from "#content/schema-fields.ts";
import { PLACEMENTS, TAGS } from "#domain/catalogue-schema.ts";

export type Field = {
  /** The key in the YAML. */
  key: string;
  label: string;
  control: "line" | "lines" | "number" | "date" | "time" | "choice" | "choices";
  /** What the YAML says, by label; undefined for no line. */
  choices?: Readonly<Record<string, string | boolean | undefined>>;
  /** What a new entry has at first. */
  suggested?: boolean;
  /** A blank text leaves no line in the YAML. */
  isOptional?: boolean;
  /** Shown only with this choice. */
  shownWith?: "Reserved" | "Open at";
  help?: string;
  examples?: readonly unknown[];
};

const toChoices = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));

const title: Field = { key: "title", label: "Title", control: "line" };
const price: Field = { key: "price", label: "Price", control: "line" };
const drawn: readonly Field[] = [
  { key: "imageDescription", label: "Description", control: "lines" },
  { key: "size", label: "Size", control: "line" },
  { key: "hours", label: "Hours", control: "line", isOptional: true },
];
const chosen: readonly Field[] = [
  {
    key: "isColor",
    label: "Ink",
    control: "choice",
    choices: { "Black only": false, Color: true },
    suggested: false,
  },
  { key: "placement", label: "Placement", control: "choices", choices: toChoices(PLACEMENTS) },
  { key: "tags", label: "Tags", control: "choices", choices: toChoices(TAGS) },
];

export const NEW_DESIGN: readonly Field[] = [title, ...drawn, price, ...chosen];

export const CHANGED_DESIGN: readonly Field[] = [
  {
    key: "status",
    label: "Status",
    control: "choice",
    choices: { Available: undefined, Reserved: "reserved", "Sold out": "soldOut" },
  },
  { key: "until", label: "Until", control: "date", isOptional: true, shownWith: "Reserved" },
  price,
  title,
  ...drawn,
  ...chosen,
  {
    key: "featured",
    label: "Featured",
    control: "choice",
    choices: { No: undefined, Yes: true },
    help: "Up to four appear at the bottom of Home.",
  },
  { key: "left", label: "Copies left", control: "number", isOptional: true },
];

export const NEW_WORK: readonly Field[] = [
  title,
  {
    key: "isDoodle",
    label: "Shown among",
    control: "choice",
    choices: { Tattoos: false, Doodles: true },
    suggested: false,
  },
  { key: "alt", label: "What the photo shows", control: "line", isOptional: true },
  { key: "design", label: "Design number", control: "number", isOptional: true },
  { key: "healed", label: "Healed for", control: "line", isOptional: true },
];

export const BOOKS: readonly Field[] = [
  {
    key: "books",
    label: "Bookings",
    control: "choice",
    choices: { Open: undefined, Closed: "closed", "Open at": "opens" },
  },
  { key: "day", label: "Day", control: "date", shownWith: "Open at" },
  { key: "hour", label: "Hour", control: "time", shownWith: "Open at" },
  {
    key: "note",
    label: "Note",
    control: "lines",
    isOptional: true,
    help: "A sentence for visitors.",
    examples: ["I open twelve weeks at a time."],
  },
];

export const DATE: readonly Field[] = [
  { key: "title", label: "What", control: "line" },
  { key: "from", label: "From", control: "date" },
  { key: "to", label: "To", control: "date", isOptional: true },
  { key: "place", label: "Place", control: "line", isOptional: true },
  { key: "url", label: "Link", control: "line", isOptional: true },
];

/** Adds the help and the examples of the schema. A choice needs none: its labels say it. */
export const withHelp = (fields: readonly Field[], schema: z.ZodType): Field[] =>
  fields.map((field) => {
    const { description: help, examples } = fieldAt(schema, [field.key]);
    return field.control === "choice" ? field : { help, examples, ...field };
  });

/** Reads the fields of a form, whose names begin with `prefix`. */
export function readFields(fields: readonly Field[], data: FormData, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.key, readField(field, data.getAll(prefix + field.key).map(String))]),
  );
}

function readField({ control, choices = {}, isOptional }: Field, typed: string[]): unknown {
  const text = typed[0]?.trim() ?? "";
  if (control === "choice") return choices[text];
  if (control === "choices") return typed.length > 0 ? typed : undefined;
  if (text === "" && isOptional) return undefined;
  if (control === "number") return /^\d+$/.test(text) ? Number(text) : text;
  return text.replaceAll("\r\n", "\n");
}

/** Whether a field differs from the YAML, apart from the space around a text and the order of choices. */
export function isChanged(field: Field, typed: unknown, held: unknown): boolean {
  const [now, before] = [typed, held].map((value) => {
    const texts = valuesOf(field, value).map((text) => text.trim());
    return texts.filter(Boolean).sort().join("\n");
  });
  return now !== before;
}

/** Returns what a field holds at first: texts of inputs, or labels of choices. */
export function valuesOf({ control, choices = {} }: Field, held: unknown): string[] {
  if (control === "choices") return Array.isArray(held) ? held.map(String) : [];
  if (control === "choice") return Object.keys(choices).filter((label) => choices[label] === held);
  return held === undefined || held === null ? [] : [String(held)];
}
