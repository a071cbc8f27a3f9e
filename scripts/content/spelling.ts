/** Spells values as YAML and in words, and guesses the name that was meant. */
import { distance } from "fastest-levenshtein";
import { stringify } from "yaml";
import { truncate } from "#domain/fields-schema.ts";

/** Writes a value on one line, with quotes only where YAML needs them. */
export function asYaml(value: unknown): string {
  const flow = { collectionStyle: "flow", flowCollectionPadding: false } as const;
  return stringify(value, { singleQuote: true, lineWidth: 0, ...flow }).trim();
}

/** Names a value in words. `source` is the scalar as typed: YAML reads `1.10` as 1.1. */
export function describe(value: unknown, source?: string): string {
  if (value === null && !source) return "nothing";
  if (typeof value === "string") return value.trim() ? `the text "${truncate(value)}"` : "an empty text";
  if (typeof value === "number") return `the number ${truncate(source ?? String(value))}`;
  if (typeof value !== "object" || value === null) return truncate(source ?? String(value));
  if (Array.isArray(value)) return value.length > 0 ? "a list" : "an empty list";
  return "a map";
}

/** Swapping two letters counts as two edits. */
const EDITS_PER_LETTER = 0.4;
const MAX_EDITS = 3;

/** Returns the likeliest of `names`, or undefined when none is near: a wrong guess is worse than none. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const folded = fold(word);
  const ranked = names
    .map((name) => ({ name, edits: editsBetween(folded, fold(name)) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= Math.min(MAX_EDITS, Math.floor(folded.length * EDITS_PER_LETTER))
    ? best.name
    : undefined;
}

/** Counts a prefix of the name, or a word within it, as one edit. */
function editsBetween(word: string, name: string): number {
  const isCut = name.startsWith(word) || (word.length > 3 && name.includes(word));
  return isCut && word !== name ? 1 : distance(word, name);
}

/** Removes what may differ: case, spaces, dashes and underscores. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, "");
}
