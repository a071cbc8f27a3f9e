/** Explains a zod issue: what was expected, what was found, what to do. */
import { z } from "zod";
import { type Field, isMap, keysOf } from "./schema-fields.ts";
import { asYaml, describe, nearest } from "./spelling.ts";

/** The value that an issue is about, as the file spells it. */
type Written = {
  /** Missing for an item of a list. */
  key?: string;
  value: unknown;
  /** A scalar as typed: `1.10`. */
  source?: string;
};

/** Prefers the schema's own message. zod's messages are turned off. */
export function explainIssue(issue: z.core.$ZodIssue, field: Field, written: Written): string {
  const reason = issue.message;
  const { key, value, source } = written;
  if (value === undefined) return explainMissing(field, key, reason);
  if (reason) return reason;
  const found = `found ${describe(value, source)}.`;
  if (value === null || (typeof value === "string" && value.trim() === ""))
    return explainBlank(field, key, found);
  const bound = boundOf(issue, field);
  return sentences(`Expected ${bound ?? kindOf(field)}, ${found}`, !bound && remedyFor(field, written));
}

function explainMissing(field: Field, key = "", reason = ""): string {
  const remedy = `Add ${sampleOf(field, key)}`;
  return sentences(`${key} is required but missing.`, reason, field.description, remedy);
}

function explainBlank(field: Field, key: string | undefined, found: string): string {
  const expected = key && !field.isOptional ? `${key} is required` : `Expected ${kindOf(field)}`;
  if (!key) return `${expected}, ${found} Fill it in, or remove its dash.`;
  return sentences(`${expected}, ${found}`, field.description, `Write ${sampleOf(field, key)}`);
}

/** Suggests what to write instead of a value of the wrong kind. */
function remedyFor(field: Field, { key, value, source }: Written): string | undefined {
  const { schema, whole, description, examples, remedy } = field;
  if (remedy && typeof value === "string") return remedy(value);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const meant = Object(value) !== value && nearest(String(value), choicesOf(schema));
    return meant ? `Did you mean ${meant}?` : description;
  }
  if (source && typeof value !== "string" && whole.safeParse(source).success) return "Put quotes around it.";
  const isList = schema instanceof z.ZodArray;
  if (isList && examples.length === 0) return 'Begin each entry with "- ".';
  return key && (isList || typeof value === "object") ? `Write ${sampleOf(field, key)}` : undefined;
}

/** Completes a sentence that begins with "Expected": `text such as 4-5 or 6+`. */
export function kindOf({ schema, examples, expected }: Field): string {
  if (expected) return expected;
  if (schema instanceof z.ZodLiteral) return `${schema.value} (the only value)`;
  if (schema instanceof z.ZodEnum) return `one of ${choicesOf(schema).join(", ")}`;
  if (isMap(schema)) return `a map with the keys ${keysOf(schema).join(", ")}`;
  if (schema instanceof z.ZodBoolean) return "true or false";
  return nounFor(schema) + suchAs(examples);
}

/** Names the bound that a number or a list violates. */
function boundOf(issue: z.core.$ZodIssue, { schema }: Field): string | undefined {
  if (issue.code === "too_small")
    return `${nounFor(schema)} of ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
  return issue.code === "too_big" ? `${nounFor(schema)} of at most ${issue.maximum}` : undefined;
}

/** Shows what to write for a key. */
function sampleOf({ schema, examples }: Field, key: string): string {
  if (isMap(schema)) return `${key}: and its keys below it: ${keysOf(schema).join(", ")}`;
  const [choice] = schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral ? choicesOf(schema) : [];
  const example = schema instanceof z.ZodBoolean ? true : (choice ?? examples[0]);
  return example === undefined
    ? `${key}: and its entries below it, each after "- "`
    : `a line such as: ${key}: ${asYaml(example)}`;
}

const choicesOf = (schema: z.ZodEnum | z.ZodLiteral) =>
  (schema instanceof z.ZodEnum ? schema.options : [...schema.values]).map(String);

function nounFor(schema: z.ZodType): string {
  if (schema instanceof z.ZodArray) return "a list";
  if (schema instanceof z.ZodEmail) return "an e-mail address";
  if (schema instanceof z.ZodURL) return "a web address";
  if (schema instanceof z.ZodISODate) return "a day in the order year-month-day";
  if (schema instanceof z.ZodNumberFormat) return "a whole number";
  return schema instanceof z.ZodNumber ? "a number" : "text";
}

function suchAs(examples: readonly unknown[]): string {
  return examples.length > 0 ? ` such as ${examples.map(asYaml).join(" or ")}` : "";
}

export function sentences(...all: (string | false | undefined)[]): string {
  return all.filter(Boolean).join(" ");
}
