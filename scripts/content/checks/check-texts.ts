/** Finds texts that are valid YAML but do not mean what the artist intended. */
import { locationOf } from "../explain/subject.ts";
import type { Problem } from "../problem.ts";
import type { PlainScalar, YamlSource } from "../source.ts";

/** Adds to the schema's problems, and replaces those that such a text causes. */
export function checkTexts(source: YamlSource, refused: readonly Problem[]): Problem[] {
  const found = source.plainScalars().flatMap((scalar): Problem[] => {
    const message = explain(scalar);
    return message ? [{ ...locationOf(source, scalar.path), message }] : [];
  });
  const isFound = ({ line, subject }: Problem) =>
    found.some((other) => other.line === line && other.subject === subject);
  return [...refused.filter((problem) => !isFound(problem)), ...found];
}

/** A word processor quoted the whole text. Excludes a text that begins and ends with separate quotations. */
const CURLY = /^(?:[“”„][^“”„"]*["“”]|[‘’][^‘]*['’])$/s;

function explain({ text, rest }: PlainScalar): string | undefined {
  if (CURLY.test(text)) return "Visitors would see these curly quotes. Type straight ones.";
  if (text === "" && /^\s*&/.test(rest))
    return "A text cannot begin with &. Put quotes around the whole text.";
  // This is hardly a comment: `Moth #3`, `#3 of four`.
  const isCut = text === "" ? /^\s*#\w/.test(rest) : /^ #[^\s#]|^\s+#\d/.test(rest);
  return isCut
    ? "The text ends before the #, which begins a comment. Put quotes around the whole text."
    : undefined;
}
