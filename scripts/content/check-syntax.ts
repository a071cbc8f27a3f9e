/** Explains YAML that the parser rejects, or reads in another way than the artist means it. */
import type { ErrorCode } from "yaml";
import type { z } from "zod";
import { truncate } from "#domain/fields-schema.ts";
import { locationOf, type Problem } from "./problem.ts";
import { fieldAt, findField, keysOf } from "./schema-fields.ts";
import { listAt, type Path, type PlainScalar, valueAt, type YamlSource } from "./source.ts";

/** Typos that show in the line itself, whatever the parser calls them. */
const TYPOS: [when: RegExp, says: string][] = [
  [/^[<=>|]{7}/, "Git left two versions here. Keep one, and delete the lines of markers."],
  [/^[ -]*[^\S ]/, "A tab, or another blank that is no space, indents this line. Indent it with spaces."],
  [/^[ -]*[a-z]\w*:[^ :/]/i, "A space is missing after the colon."],
  [/^ *(?:-[^\s-]|[–—−•])/, "An entry begins with a hyphen and a space."],
  [
    /^[ -]*\w[\w-]*: +[^\s"'[{].*:( |$)/,
    "A colon and a space begin a new key. Put quotes around the whole text.",
  ],
];

const BAD_START = "A text cannot begin with this character. Put quotes around the whole text.";
const MISALIGNED =
  'This line and the ones around it do not line up. Indent them alike, and write "- " only where an entry begins. If they do line up, a bracket above is never closed.';

/** The parser's other codes are rare, and keep its own words. */
const BY_CODE: { [code in ErrorCode]?: string } = {
  BAD_ALIAS: BAD_START,
  BAD_DQ_ESCAPE: "Within double quotes a backslash begins a code. Put single quotes around the text.",
  BAD_INDENT: MISALIGNED,
  BAD_SCALAR_START: BAD_START,
  BLOCK_AS_IMPLICIT_KEY: MISALIGNED,
  BLOCK_IN_FLOW:
    "Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.",
  DUPLICATE_KEY:
    'This key is already on a line above. Remove one, or write "- " before it if an entry begins here.',
  MISSING_CHAR: MISALIGNED,
  MULTILINE_IMPLICIT_KEY:
    'Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.',
  MULTIPLE_DOCS: "A line of --- or ... splits the file in two here. Delete it.",
  TAG_RESOLVE_FAILED: BAD_START,
  UNEXPECTED_TOKEN: MISALIGNED,
};

/**
 * Explains why a file is not YAML; undefined when it is. The subject is the line as typed, because the entry that it belongs
 * to may be unknown.
 */
export function explainSyntax(source: YamlSource): Problem | undefined {
  const { file, text, failure } = source;
  if (!failure) return undefined;
  const { code, message, offset } = failure;
  const quote = code === "MISSING_CHAR" ? text.slice(0, offset).search(OPEN_QUOTE) : -1;
  const errorAt = quote < 0 ? skipBlankLines(text, offset) : quote;
  const start = text.lastIndexOf("\n", errorAt - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const [, typo] = TYPOS.find(([when]) => when.test(line)) ?? [];
  return {
    file,
    subject: truncate(line) || "an empty line",
    ...source.positionAt(errorAt),
    message:
      (quote >= 0 && UNCLOSED) ||
      (/\[\]\s*$/.test(text.slice(0, start)) && BELOW_EMPTY) ||
      typo ||
      (code === "UNEXPECTED_TOKEN" && text.slice(start, errorAt).trim() !== "" && CUT) ||
      (BY_CODE[code] ?? `This is not valid YAML: ${truncate(message)}.`),
  };
}

/** The parser reports the end of a text whose quote is open. */
const OPEN_QUOTE = /(?<![^\s[{,])(["'])(?:(?!\1).)*$/s;
const UNCLOSED =
  "This quote is never closed. Write the same quote at the end of the text, not a curly one. Around a text with an apostrophe, write double quotes.";
const BELOW_EMPTY = "No entry can follow []. Remove the [] above.";
const CUT =
  "The text ends before this. Put quotes around the whole text, double ones if it has an apostrophe.";

/** Skips to the line that is meant: the parser may report it on the blank lines and comments before it. */
function skipBlankLines(text: string, offset: number): number {
  const [blank = ""] = /^(?:\s*(?:#.*)?\n)*\s*/.exec(text.slice(offset)) ?? [];
  return offset + blank.length;
}

/** Adds the problems of texts that are cut short to those of the schema, and replaces those that such a text causes. */
export function checkTexts(source: YamlSource, schema: z.ZodType, ofValues: readonly Problem[]): Problem[] {
  const found = findPlain(source, (scalar) => explain(scalar, schema));
  const isFound = ({ line, subject }: Problem) =>
    found.some((other) => other.line === line && other.subject === subject);
  return [...ofValues.filter((problem) => !isFound(problem)), ...found];
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
  // These are probably not comments: `Moth #3`, `#3 of four`.
  const isCut = text === "" ? /^\s*#\w/.test(rest) : /^ #[^\s#]|^\s+#\d/.test(rest);
  // A field continues only with words that it accepts: not a price, a size or a word of a list.
  const continues = isCut && findField(schema, path)?.whole.safeParse(rest.trim()).success;
  if (!continues) return undefined;
  const remedy = `Put quotes around the whole text${text && ", or a space after the #"}.`;
  return `The text ends before the #, which begins a comment. ${remedy}`;
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

/** Detects a stray `- ` that splits one entry in two, which explains why the key at `path` is missing. */
export function findStrayHyphen(path: Path, source: YamlSource, schema: z.ZodType): Problem | undefined {
  const [list, index] = [path.slice(0, -2), path.at(-2)];
  if (typeof index !== "number" || valueAt(source.data, path) !== undefined) return undefined;
  const entries = listAt(source.data, list);
  const [first = ""] = keysOf(fieldAt(schema, path.slice(0, -1)).schema);
  const cut = [index, index + 1].find((at) => continuesEntry(entries, at, first));
  if (cut === undefined) return undefined;
  const [key = ""] = Object.keys(Object(entries[cut]));
  const message = `Remove the hyphen here, and put a space in its place: ${truncate(key)} belongs to the entry above.`;
  return { ...locationOf(source, [...list, cut - 1, key]), ...source.locate([...list, cut]), message };
}

/** Whether an entry continues the one before it: it lacks the `first` key, and repeats none of the other keys. */
function continuesEntry(entries: readonly unknown[], index: number, first: string): boolean {
  const keysIn = (entry: unknown) => (typeof entry === "object" ? Object.keys(entry ?? {}) : []);
  const [before, keys] = [keysIn(entries[index - 1]), keysIn(entries[index])];
  return before.length > 0 && keys.length > 0 && !keys.some((key) => key === first || before.includes(key));
}
