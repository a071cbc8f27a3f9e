/** What a field expects, to complete a sentence that begins with "Expected". */
import { z } from "zod";
import { asYaml, toLine } from "../yaml/spelling.ts";
import { type Field, keysOf } from "./field.ts";

/** `text such as 4-5 or 6+`, `true or false`, `a list`. */
export function kindOf({ schema, examples }: Pick<Field, "schema" | "examples">): string {
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => kindOf({ schema: option as z.ZodType, examples })).join(", or ");
  }
  if (schema instanceof z.ZodLiteral) return `${schema.value} (the only value)`;
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(", ")}`;
  if (schema instanceof z.ZodObject) return `a map with the keys ${abridge(keysOf(schema))}`;
  if (schema instanceof z.ZodBoolean) return "true or false";
  if (schema instanceof z.ZodArray) return "a list";
  return scalarKind(schema) + suchAs(examples);
}

/** What a value of the right kind fails to meet, such as a bound. */
export function demandOf(
  issue: z.core.$ZodIssue,
  { schema, examples, description = "" }: Field,
): string | undefined {
  if (issue.code === "invalid_format" && issue.format === "regex") {
    return description.replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, "") + suchAs(examples);
  }
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const [bound, limit] =
    issue.code === "too_small"
      ? [issue.inclusive ? "at least" : "more than", issue.minimum]
      : [issue.inclusive ? "at most" : "less than", issue.maximum];
  if (issue.origin === "array") return `${bound} ${limit} ${limit === 1 ? "entry" : "entries"}`;
  return `${scalarKind(schema)} of ${bound} ${limit}`;
}

/** A valid line for `key` from the field's examples, if it has any. */
export function sampleOf({ schema, examples }: Field, key: string): string | undefined {
  if (schema instanceof z.ZodBoolean) return `${key}: true`;
  const example =
    schema instanceof z.ZodEnum
      ? schema.options[0]
      : schema instanceof z.ZodLiteral
        ? schema.value
        : examples[0];
  return example === undefined ? undefined : toLine(key, asYaml(example));
}

/** What to write for a key without a sample. */
export function contentsOf({ schema }: Field): string {
  if (schema instanceof z.ZodObject) return `its keys below it: ${keysOf(schema).join(", ")}`;
  if (schema instanceof z.ZodArray) return 'its entries below it, each after "- "';
  return `its ${schema instanceof z.ZodNumber ? "number" : "text"} after the colon`;
}

function scalarKind(schema: z.ZodType): string {
  if (schema instanceof z.ZodEmail) return "an e-mail address";
  if (schema instanceof z.ZodURL) return "a web address";
  if (schema instanceof z.ZodISODate) return "a calendar date";
  if (schema instanceof z.ZodNumberFormat) return "a whole number";
  return schema instanceof z.ZodNumber ? "a number" : "text";
}

function suchAs(examples: readonly unknown[]): string {
  return examples.length > 0 ? ` such as ${examples.map(asYaml).join(" or ")}` : "";
}

function abridge(names: readonly string[]): string {
  return names.length > 6 ? `${names.slice(0, 5).join(", ")} …` : names.join(", ");
}
