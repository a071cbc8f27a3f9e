/** What is wrong with a typed value, in the words of `npm run check`. */
import type { z } from "zod";
import { correctScalar, explainIssue, kindOf, sentences } from "./prose/explain-issue.ts";
import { fieldAt } from "./prose/field.ts";
import { valueAt } from "./subject.ts";

/** Undefined when the schema takes the value. */
export function explainAnswer(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { error: () => "" }).error?.issues ?? [];
  if (!issue) return undefined;
  const path = issue.path as (string | number)[];
  const typed = valueAt(value, path);
  const field = fieldAt(schema, path);
  if (typeof typed === "string" && typed.trim() === "") return `This cannot be blank. Write ${kindOf(field)}`;
  const written = { value: typed, source: typeof typed === "string" ? typed : undefined };
  const right = correctScalar(field, written);
  return sentences(explainIssue(issue, field, written), right && `Write ${right}`);
}
