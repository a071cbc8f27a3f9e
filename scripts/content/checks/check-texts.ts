/** Finds texts that are valid YAML but hardly mean what the artist intended. */
import type { z } from "zod";
import { locationOf } from "../explain/subject.ts";
import type { Problem } from "../problem.ts";
import { findField } from "../schema-fields.ts";
import type { PlainScalar, YamlSource } from "../source.ts";

/** Adds to the schema's problems, and replaces those that such a text causes. */
export function checkTexts(source: YamlSource, schema: z.ZodType, refused: readonly Problem[]): Problem[] {
  const found = findPlain(source, (scalar) => explain(scalar, schema));
  const isFound = ({ line, subject }: Problem) =>
    found.some((other) => other.line === line && other.subject === subject);
  return [...refused.filter((problem) => !isFound(problem)), ...found];
}

/** A word processor quoted the whole text. Excludes a text that begins and ends with separate quotations, and ’Twas. */
const CURLY = /^(?:[“”„][^“”„"]*["“”]|‘[^‘]*['’])$/s;

/** Points out texts whose quotes are part of them. */
export const remarkOnTexts = (source: YamlSource): Problem[] =>
  findPlain(source, ({ text }) =>
    CURLY.test(text) ? "Visitors will see these curly quotes. For none, remove them." : undefined,
  );

function findPlain(source: YamlSource, explain: (scalar: PlainScalar) => string | undefined): Problem[] {
  return source.plainScalars().flatMap((scalar) => {
    const message = explain(scalar);
    return message ? [{ ...locationOf(source, scalar.path), message }] : [];
  });
}

function explain({ path, text, rest }: PlainScalar, schema: z.ZodType): string | undefined {
  if (text === "" && /^\s*&/.test(rest))
    return "A text cannot begin with &. Put quotes around the whole text.";
  // This is hardly a comment: `Moth #3`, `#3 of four`.
  const isCut = text === "" ? /^\s*#\w/.test(rest) : /^ #[^\s#]|^\s+#\d/.test(rest);
  // A price, a size or a word of a list does not go on with it.
  const goesOn = isCut && findField(schema, path)?.whole.safeParse(rest.trim()).success;
  if (!goesOn) return undefined;
  const remedy = `Put quotes around the whole text${text && ", or a space after the #"}.`;
  return `The text ends before the #, which begins a comment. ${remedy}`;
}
