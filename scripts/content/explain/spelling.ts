/** Spells values as YAML, for remedies to copy, and in words, for what was found. */
import { stringify } from "yaml";
import { clip } from "#domain/fields-schema.ts";

/** Writes a value on one line, with quotes only where YAML needs them. */
export function asYaml(value: unknown): string {
  const flow = { collectionStyle: "flow", flowCollectionPadding: false } as const;
  return stringify(value, { singleQuote: true, lineWidth: 0, ...flow }).trim();
}

/** Names a value in words. `source` is the scalar as typed: YAML reads `1.10` as 1.1. */
export function describe(value: unknown, source?: string): string {
  if (value === null && !source) return "nothing";
  if (typeof value === "string") return value.trim() ? `the text "${clip(value)}"` : "an empty text";
  if (typeof value === "number") return `the number ${clip(source ?? String(value))}`;
  if (typeof value !== "object" || value === null) return clip(source ?? String(value));
  if (Array.isArray(value)) return value.length > 0 ? "a list" : "an empty list";
  return "a map";
}
