/** Explains a zod issue: what was expected, what was found, what to do. */
import type { z } from "zod";
import { nearest } from "../nearest.ts";
import { asYaml, clip, describe, quoted, toLine } from "../yaml/spelling.ts";
import { contentsOf, demandOf, kindOf, sampleOf } from "./expectation.ts";
import type { Field } from "./field.ts";
import { remedyFor, type Written } from "./remedy.ts";

/** A message that the schema gives itself comes first; zod's own messages are switched off. */
export function explainIssue(issue: z.core.$ZodIssue, field: Field, written: Written): string {
  const { value, source } = written;
  const ownWords = issue.message || undefined;
  if (value === undefined) return explainMissing(field, { key: written.key, reason: ownWords });
  if (ownWords) return ownWords;
  if (value === null || (typeof value === "string" && value.trim() === ""))
    return explainBlank(field, written);
  const demand = demandOf(issue, field);
  const expected = `Expected ${demand ?? kindOf(field)}, found ${describe(value, source)}.`;
  const isOfRightKind = demand !== undefined && !Array.isArray(value);
  return sentences(expected, isOfRightKind ? undefined : remedyFor(field, written));
}

/** Which of `known` a key means, even if it runs into its value. */
export function meantKey(key: string, known: readonly string[]): string | undefined {
  return known.find((name) => name === grown(key)?.key) ?? nearest(key, known);
}

/** YAML reads `value:slower` and `value slower` between braces as keys. */
function grown(key: string): { key: string; mark: string; value: string } | undefined {
  const [, name, mark = "", value = ""] = /^(\w+)([: ]) *(\S.*)$/.exec(key) ?? [];
  return name === undefined ? undefined : { key: name, mark, value };
}

/** Explains a key that is not among `known`. A bare key has no value. */
export function explainUnknownKey(key: string, known: readonly string[], isBare = false): string {
  const meant = meantKey(key, known);
  const apart = grown(key);
  if (isBare && apart && apart.key === meant) {
    const missing =
      apart.mark === ":" ? "A space is missing after the colon." : `A colon is missing after ${meant}.`;
    return `${missing} Write it like this: ${toLine(meant, asYaml(apart.value))}`;
  }
  return sentences(
    `Unknown key ${clip(key)}.`,
    isBare && "Inside braces a comma begins a new key: put quotes around a text that contains one.",
    meant ? `Did you mean ${meant}?` : `Known here: ${known.join(", ")}.`,
  );
}

function explainMissing(field: Field, { key = "", reason }: { key?: string; reason?: string }): string {
  const sample = sampleOf(field, key);
  const remedy = sample ? `Add a line such as: ${sample}` : `Add the line ${key}: with ${contentsOf(field)}.`;
  return sentences(`${key} is required but missing.`, reason, field.description, remedy);
}

function explainBlank(field: Field, { key, value, source, restOfLine }: Written): string {
  const expected = key && !field.isOptional ? `${key} is required` : `Expected ${kindOf(field)}`;
  const found = `${expected}, found ${describe(value, source)}`;
  const [swallowed] = /^[#&]\S/.exec(restOfLine) ?? [];
  if (value === null && swallowed) {
    const why = swallowed.startsWith("#") ? "# begins a comment" : "& begins a name";
    return `${found}, because ${why}. Put quotes around the text: ${toLine(key, quoted(restOfLine))}`;
  }
  if (!key) return `${found}. Fill it in, or remove its dash.`;
  const sample = sampleOf(field, key);
  return sentences(
    `${found}.`,
    field.description,
    sample ? `Write it like this: ${sample}` : `Write ${contentsOf(field)}.`,
  );
}

function sentences(...all: (string | false | undefined)[]): string {
  return all.filter(Boolean).join(" ");
}
