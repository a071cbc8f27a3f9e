/** Validates a file against its schema, and explains each mistake once, at its position. */
import type { z } from "zod";
import type { Mistake, Problem } from "../problem.ts";
import { kindOf } from "../prose/expectation.ts";
import { explainIssue, explainUnknownKey, meantKey } from "../prose/explain-issue.ts";
import { fieldAt, keysOf } from "../prose/field.ts";
import { placeOf, valueAt } from "../subject.ts";
import type { Path } from "../yaml/nodes.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

/** An issue about one value or one key. */
type Slip = { issue: z.core.$ZodIssue; path: Path };

/** `value` is present when the data are valid. */
export function validate<T>(source: YamlSource, schema: z.ZodType<T>): { value?: T; problems: Problem[] } {
  const { data } = source;
  if (data === undefined) return { problems: [] };
  const result = schema.safeParse(data, { reportInput: true, error: () => "" });
  if (result.success) return { value: result.data, problems: [] };
  const slips = result.error.issues.flatMap(toSlips);
  const meant = new Set(slips.flatMap((slip) => meantBy(slip, schema)));
  const problems = slips
    .filter((slip) => !isConsequence(slip, data, meant))
    .map((slip) => ({ ...placeOf(source, slip.path), ...toMistake(slip, source, schema) }));
  return { problems };
}

/** Picks the branch of a union that matches what was written, and splits issues about several unknown keys. */
function toSlips(issue: z.core.$ZodIssue): Slip[] {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ issue, path: [...path, key] }));
  const branch = issue.code === "invalid_union" && issue.errors.find((issues) => !issues.some(isOtherKind));
  if (!branch) return [{ issue, path }];
  return branch.flatMap(toSlips).map((slip) => ({ ...slip, path: [...path, ...slip.path] }));
}

function isOtherKind({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_type" && path.length === 0;
}

/** The key that a misspelled one means, which must not be reported as missing too. */
function meantBy({ issue, path }: Slip, schema: z.ZodType): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const meant = meantKey(String(path.at(-1)), keysOf(fieldAt(schema, path.slice(0, -1)).schema));
  return meant ? [nameOf([...path.slice(0, -1), meant])] : [];
}

const nameOf = (path: Path) => path.join("\n");

/** Whether a misspelled key explains a missing one, or the one that its issue names as `unless`. */
function isConsequence({ issue, path }: Slip, data: unknown, meant: ReadonlySet<string>): boolean {
  if (path.length === 0 || valueAt(data, path) !== undefined) return false;
  const unless = issue.code === "custom" ? issue.params?.unless : undefined;
  return [path.at(-1), unless].some((key) => meant.has(nameOf([...path.slice(0, -1), key])));
}

function toMistake({ issue, path }: Slip, source: YamlSource, schema: z.ZodType): Mistake {
  const key = path.at(-1);
  if (issue.code === "unrecognized_keys") {
    const known = keysOf(fieldAt(schema, path.slice(0, -1)).schema);
    const isBare = valueAt(source.data, path) === null;
    return { ...source.keyAt(path), message: explainUnknownKey(String(key), known, isBare) };
  }
  const field = fieldAt(schema, path);
  const position = source.valueAt(path);
  if (source.data === null) return { ...position, message: `The file is empty. Expected ${kindOf(field)}.` };
  const written = {
    key: typeof key === "string" ? key : undefined,
    value: valueAt(source.data, path),
    source: source.scalarAt(path),
    restOfLine: source.restOfLineAt(path),
  };
  return { ...position, message: explainIssue(issue, field, written) };
}
