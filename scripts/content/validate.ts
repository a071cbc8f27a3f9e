/** Validates a file against its schema, and explains each problem once, where it is. */
import { z } from "zod";
import { truncate } from "#domain/fields-schema.ts";
import { findStrayHyphen } from "./check-syntax.ts";
import { explainIssue, kindOf, sentences } from "./explain-value.ts";
import { locationOf, type Problem } from "./problem.ts";
import { fieldAt, keysOf, ownersOf } from "./schema-fields.ts";
import { type Path, valueAt, type YamlSource } from "./source.ts";
import { nearest } from "./spelling.ts";
import { setTexts } from "./typeset.ts";

/** An issue about one value or one key. */
type PlacedIssue = { issue: z.core.$ZodIssue; path: Path };

/** `value` is present when the data is valid. Its texts are typeset, but messages quote them as typed. */
export function validate<T>(source: YamlSource, schema: z.ZodType<T>): { value?: T; problems: Problem[] } {
  const { data } = source;
  const result = schema.safeParse(setTexts(data, schema), { error: () => "" });
  if (result.success) return { value: result.data, problems: [] };
  const firsts = result.error.issues.flatMap(placeIssues).filter(isFirst);
  const issues = firsts.filter((issue) => !isConsequence(issue, data, schema));
  const hyphens = new Map<number, Problem>();
  const problems = issues.flatMap((issue) => {
    const hyphen = findStrayHyphen(issue.path, source, schema);
    if (!hyphen) return { ...locationOf(source, issue.path), ...explain(issue, source, schema) };
    hyphens.set(hyphen.line, hyphen);
    return [];
  });
  return { problems: [...problems, ...hyphens.values()] };
}

/** Picks the branch of a union that matches the value, and splits issues about several unknown keys. */
function placeIssues(issue: z.core.$ZodIssue): PlacedIssue[] {
  const path = toPath(issue);
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ issue, path: [...path, key] }));
  const branch = issue.code === "invalid_union" && issue.errors.find((issues) => !issues.some(isOtherKind));
  if (!branch) return [{ issue, path }];
  return branch.flatMap(placeIssues).map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
}

/** Converts the path of an issue. The data comes from YAML, whose keys are no symbols. */
const toPath = ({ path }: z.core.$ZodIssue): Path => path.filter((step) => typeof step !== "symbol");

/** Whether an issue is the first about its value. zod reports them in a row, and the later ones follow from the first. */
function isFirst({ path }: PlacedIssue, index: number, issues: readonly PlacedIssue[]): boolean {
  return JSON.stringify(path) !== JSON.stringify(issues[index - 1]?.path);
}

function isOtherKind({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_type" && path.length === 0;
}

const mapAround = (path: Path, schema: z.ZodType) => fieldAt(schema, path.slice(0, -1)).schema;

/** Tells whether a misspelled key explains the missing one: it is that key, or the one that tells maps apart. */
function isConsequence({ path }: PlacedIssue, data: unknown, schema: z.ZodType): boolean {
  if (valueAt(data, path) !== undefined) return false;
  const map = mapAround(path, schema);
  const known = keysOf(map);
  const causes = [path.at(-1), map instanceof z.ZodDiscriminatedUnion && map.def.discriminator];
  const unknown = Object.keys(Object(valueAt(data, path.slice(0, -1)))).filter((key) => !known.includes(key));
  return unknown.some((key) => causes.includes(nearest(key, known)));
}

function explain(
  { issue, path }: PlacedIssue,
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
    `Unknown key ${truncate(key)}.`,
    isBare && "Inside braces a comma begins a new key, and a colon needs a space after it.",
    meant ? `Did you mean ${meant}?` : `Allowed here: ${known.join(", ")}.`,
  );
}

/** Explains what is wrong with a typed value, in the words of `npm run check`; undefined when it is valid. */
export function explainAnswer(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { error: () => "" }).error?.issues ?? [];
  return issue && explainTyped(issue, schema, value);
}

/** Explains what is wrong with the typed values of an entry, by key. An undefined one counts as missing. */
export function explainAnswers(schema: z.ZodType, entry: object): Record<string, string> {
  const values = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  const issues = schema.safeParse(values, { error: () => "" }).error?.issues ?? [];
  const explained = issues.map((issue) => [String(issue.path[0]), explainTyped(issue, schema, values)]);
  return Object.fromEntries(explained.reverse());
}

function explainTyped(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  const path = toPath(issue);
  const typed = valueAt(value, path);
  const field = fieldAt(schema, path);
  if (typed === undefined) return "This cannot be blank.";
  if (typeof typed === "string" && typed.trim() === "") return `This cannot be blank. Write ${kindOf(field)}`;
  return explainIssue(issue, field, { value: typed });
}
