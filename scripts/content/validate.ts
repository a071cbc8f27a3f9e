/** Validates a file against its schema, and explains each mistake once, where it is. */
import { z } from "zod";
import { clip } from "#domain/fields-schema.ts";
import { nearest } from "./explain/nearest.ts";
import { listAt, locationOf, valueAt } from "./explain/subject.ts";
import { explainIssue, kindOf, sentences } from "./explain/value.ts";
import type { Problem } from "./problem.ts";
import { fieldAt, keysOf, ownersOf } from "./schema-fields.ts";
import type { Path, YamlSource } from "./source.ts";
import { setTexts } from "./texts/typeset.ts";

/** An issue about one value or one key. */
type Slip = { issue: z.core.$ZodIssue; path: Path };

/** `value` is present when the data is valid. Its texts are typeset, but messages quote them as typed. */
export function validate<T>(source: YamlSource, schema: z.ZodType<T>): { value?: T; problems: Problem[] } {
  const { data } = source;
  const result = schema.safeParse(setTexts(data, schema), { error: () => "" });
  if (result.success) return { value: result.data, problems: [] };
  const firsts = result.error.issues.flatMap(toSlips).filter(isFirst);
  const slips = firsts.filter((slip) => !isConsequence(slip, data, schema));
  const cuts = new Map<number, Problem>();
  const problems = slips.flatMap((slip) => {
    const cut = findCut(slip.path, source, schema);
    if (!cut) return { ...locationOf(source, slip.path), ...explain(slip, source, schema) };
    cuts.set(cut.line, cut);
    return [];
  });
  return { problems: [...problems, ...cuts.values()] };
}

/** Finds the hyphen within an entry that explains why the key at `path` is missing. */
function findCut(path: Path, source: YamlSource, schema: z.ZodType): Problem | undefined {
  const [list, index] = [path.slice(0, -2), path.at(-2)];
  if (typeof index !== "number" || valueAt(source.data, path) !== undefined) return undefined;
  const entries = listAt(source.data, list);
  const [first = ""] = keysOf(fieldAt(schema, path.slice(0, -1)).schema);
  const cut = [index, index + 1].find((at) => goesOn(entries, at, first));
  if (cut === undefined) return undefined;
  const [key = ""] = Object.keys(Object(entries[cut]));
  const message = `Remove the hyphen here, and put a space in its place: ${clip(key)} belongs to the entry above.`;
  return { ...locationOf(source, [...list, cut - 1, key]), ...source.locate([...list, cut]), message };
}

/** Tells whether the entry at `index` lacks the key that entries begin with, and repeats none of the entry before it. */
function goesOn(entries: readonly unknown[], index: number, first: string): boolean {
  const keysIn = (entry: unknown) => (typeof entry === "object" ? Object.keys(entry ?? {}) : []);
  const [before, keys] = [keysIn(entries[index - 1]), keysIn(entries[index])];
  return before.length > 0 && keys.length > 0 && !keys.some((key) => key === first || before.includes(key));
}

/** Finds the first key that is next to its section instead of indented below it: `social:`, then `label:`. */
export function findUnindented(source: YamlSource, schema: z.ZodType): Problem | undefined {
  const { file, text } = source;
  const known = keysOf(fieldAt(schema, []).schema);
  const pairs = text.matchAll(/^([\w-]+):[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*(?=([\w-]+):)/gm);
  for (const { 0: before, 1: section = "", 2: key = "", index } of pairs) {
    if (!known.includes(section) || !keysOf(fieldAt(schema, [section]).schema).includes(key)) continue;
    const message = `This belongs to ${section}: above. Indent it, and the other lines of ${section}:, by two spaces.`;
    return { file, subject: key, ...source.positionAt(index + before.length), message };
  }
  return undefined;
}

/** Picks the branch of a union that matches the value, and splits issues about several unknown keys. */
function toSlips(issue: z.core.$ZodIssue): Slip[] {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ issue, path: [...path, key] }));
  const branch = issue.code === "invalid_union" && issue.errors.find((issues) => !issues.some(isOtherKind));
  if (!branch) return [{ issue, path }];
  return branch.flatMap(toSlips).map((slip) => ({ ...slip, path: [...path, ...slip.path] }));
}

/** zod reports the issues about a value one after the other; the later ones follow from the first. */
function isFirst({ path }: Slip, index: number, slips: readonly Slip[]): boolean {
  return JSON.stringify(path) !== JSON.stringify(slips[index - 1]?.path);
}

function isOtherKind({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_type" && path.length === 0;
}

const mapAround = (path: Path, schema: z.ZodType) => fieldAt(schema, path.slice(0, -1)).schema;

/** Tells whether a misspelled key explains the missing one: it is that key, or the one that tells maps apart. */
function isConsequence({ path }: Slip, data: unknown, schema: z.ZodType): boolean {
  if (valueAt(data, path) !== undefined) return false;
  const map = mapAround(path, schema);
  const known = keysOf(map);
  const causes = [path.at(-1), map instanceof z.ZodDiscriminatedUnion && map.def.discriminator];
  const unknown = Object.keys(Object(valueAt(data, path.slice(0, -1)))).filter((key) => !known.includes(key));
  return unknown.some((key) => causes.includes(nearest(key, known)));
}

function explain(
  { issue, path }: Slip,
  source: YamlSource,
  schema: z.ZodType,
): Partial<Problem> & { message: string } {
  const key = path.at(-1);
  const value = valueAt(source.data, path);
  if (issue.code === "unrecognized_keys") {
    const isBare = value === null && source.scalarAt(path) === undefined;
    const keys = path.filter((step) => typeof step === "string");
    const gone = GONE[[source.file, ...keys].join(" ")];
    const message = gone ?? explainUnknownKey(String(key), mapAround(path, schema), isBare);
    return { ...source.locateKey(path), message };
  }
  const field = fieldAt(schema, path);
  if (source.data === null) {
    const isList = field.schema instanceof z.ZodArray;
    return {
      message: `The file is empty. ${isList ? "Write [] until it has an entry." : `Expected ${kindOf(field)}.`}`,
    };
  }
  const written = { key: typeof key === "string" ? key : undefined, value, source: source.scalarAt(path) };
  return { message: explainIssue(issue, field, written) };
}

/** Keys of the last version, by file and path, and what takes their place. Each row stays for one version. */
const GONE: Record<string, string> = {
  "studio.yaml booking deposits below":
    "The key below is gone: a deposit holds until the next one begins. Write this price as from: of the next deposit, and remove below.",
  "studio.yaml brand dots": "The key dots is gone: lines and edges are always dotted. Remove the line.",
};

/** Explains a key that the map does not have. A bare key has no colon. */
function explainUnknownKey(key: string, map: z.ZodType, isBare: boolean): string {
  if (key.startsWith("//")) return "A note begins with #, not with //.";
  const known = keysOf(map);
  if (known.includes(key))
    return `${key} belongs to ${ownersOf(map, key)}. Write that, or begin its lines with #.`;
  const meant = nearest(key, known);
  return sentences(
    `Unknown key ${clip(key)}.`,
    isBare && "Inside braces a comma begins a new key, and a colon needs a space after it.",
    meant ? `Did you mean ${meant}?` : `Allowed here: ${known.join(", ")}.`,
  );
}

/** Explains what is wrong with a typed value, in the words of `npm run check`; undefined when it is valid. */
export function explainAnswer(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { error: () => "" }).error?.issues ?? [];
  return issue && explainTyped(issue, schema, value);
}

/** Does the same for the values of an entry, by key. One that is undefined is not there. */
export function explainAnswers(schema: z.ZodType, entry: object): Record<string, string> {
  const values = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  const issues = schema.safeParse(values, { error: () => "" }).error?.issues ?? [];
  const explained = issues.map((issue) => [String(issue.path[0]), explainTyped(issue, schema, values)]);
  return Object.fromEntries(explained.reverse());
}

function explainTyped(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  const path = issue.path as Path;
  const typed = valueAt(value, path);
  const field = fieldAt(schema, path);
  if (typed === undefined) return "This cannot be blank.";
  if (typeof typed === "string" && typed.trim() === "") return `This cannot be blank. Write ${kindOf(field)}`;
  return explainIssue(issue, field, { value: typed });
}
