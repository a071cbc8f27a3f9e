/** What is wrong with a typed value, in the words of `npm run check`. */
import type { z } from "zod";
import { valueAt } from "../subject.ts";
import { kindOf } from "./expectation.ts";
import { explainIssue } from "./explain-issue.ts";
import { fieldAt } from "./field.ts";

/** Undefined when the schema takes the value. */
export function explainAnswer(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { reportInput: true, error: () => "" }).error?.issues ?? [];
  if (!issue) return undefined;
  const path = issue.path as (string | number)[];
  const field = fieldAt(schema, path);
  const typed = valueAt(value, path);
  if (typeof typed === "string" && typed.trim() === "") {
    const wanted = field.examples.length > 0 ? `text such as ${field.examples.join(" or ")}` : kindOf(field);
    return `This cannot be blank. Write ${wanted}`;
  }
  return explainIssue(issue, field, { value: typed, restOfLine: "" });
}
