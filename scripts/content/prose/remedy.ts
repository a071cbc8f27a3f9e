/** What to write instead, as a line to copy where possible. */
import { z } from "zod";
import { nearest } from "../nearest.ts";
import { BULLETS } from "../yaml/broken-line.ts";
import { asYaml, quoted, toLine, unquoted } from "../yaml/spelling.ts";
import { explainUnseen, ODD_SPACE } from "../yaml/unseen.ts";
import { contentsOf, sampleOf } from "./expectation.ts";
import type { Field } from "./field.ts";

/** The value that an issue is about, as the file has it. */
export type Written = {
  /** Absent in a list. */
  key?: string;
  value: unknown;
  /** A scalar before it was read: `1.10`. */
  source?: string;
  /** What follows the key on its line. */
  restOfLine: string;
};

/** For a value of the wrong kind. */
export function remedyFor(field: Field, written: Written): string | undefined {
  const { schema } = field;
  const [unseen] = (schema instanceof z.ZodString ? null : written.source?.match(ODD_SPACE)) ?? [];
  if (unseen) return explainUnseen(unseen);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return choose(field, written);
  if (schema instanceof z.ZodBoolean) return decide(written);
  if (schema instanceof z.ZodNumber) return count(schema, written);
  if (schema instanceof z.ZodArray) return list(schema, written);
  return schema instanceof z.ZodObject ? `Write ${contentsOf(field)}.` : phrase(field, written);
}

/** A choice's description says when to leave it out. */
function choose({ schema, description }: Field, { key, value }: Written): string {
  if (schema instanceof z.ZodEnum) {
    const meant = nearest(String(value), schema.options.map(String));
    return meant ? `Did you mean ${meant}?` : (description ?? "Choose one of them.");
  }
  const [only = ""] = schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
  const isMeant = nearest(String(value), [only]) !== undefined;
  const remedy = isMeant || !description ? `Write ${toLine(key, only)}.` : "";
  return [remedy, description].filter(Boolean).join(" ");
}

function decide({ key, value }: Written): string {
  const word = unquoted(String(value).trim());
  const line = (answer: string) => toLine(key, answer);
  if (/^(true|false)$/i.test(word)) return `Remove the quotes: ${line(word.toLowerCase())}`;
  if (/^(yes|y|on|1)$/i.test(word)) return `Write ${line("true")}.`;
  if (/^(no|n|off|0)$/i.test(word)) return `Write ${line("false")}.`;
  return `Write ${line("true")} or ${line("false")}.`;
}

function count(schema: z.ZodNumber, { key, value }: Written): string {
  const digits = Number(typeof value === "string" ? unquoted(value) : Number.NaN);
  if (Number.isFinite(digits)) return `Remove the quotes: ${toLine(key, String(digits))}`;
  return schema instanceof z.ZodNumberFormat
    ? "Write one whole number, in digits."
    : "Write one number, in digits.";
}

/** At the beginning of an item, a bullet of a word processor too. */
const DASH = `[-${BULLETS}]`;

function list({ element }: z.ZodArray, { key, value, restOfLine }: Written): string {
  if (typeof value !== "string" || element instanceof z.ZodObject) return 'Begin each entry with "- ".';
  const isDashed = new RegExp(`^${DASH}`).test(value);
  const items = value
    .split(isDashed ? new RegExp(`(?:^|\\s)${DASH}\\s*`) : /[,;]/)
    .map((item) => asYaml(item.trim()))
    .filter((item) => !isDashed || item !== "''");
  const isBelow = isDashed && value !== restOfLine;
  if (isBelow) return `Begin each line of it with a hyphen and a space, as in: - ${items[0]}`;
  return `Write it as a list: ${toLine(key, `[${items.join(", ")}]`)}`;
}

function phrase(field: Field, { key, value, source, restOfLine }: Written): string | undefined {
  if (typeof value === "string") return field.schema instanceof z.ZodURL ? withProtocol(value) : undefined;
  if (source !== undefined && !(field.schema instanceof z.ZodISODate))
    return `Put quotes around it: ${toLine(key, quoted(source))}`;
  if (/^[[{]/.test(restOfLine)) {
    const isWhole = /[\]}]$/.test(restOfLine);
    const copy = isWhole ? `: ${toLine(key, quoted(restOfLine))}` : " around the whole of it.";
    return `A text that begins with ${restOfLine[0]} needs quotes${copy}`;
  }
  const sample = key && sampleOf(field, key);
  return sample ? `Write it like this: ${sample}` : "Write one text.";
}

function withProtocol(address: string): string | undefined {
  const isBare = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address);
  return isBare ? `Did you mean https://${address}?` : undefined;
}
