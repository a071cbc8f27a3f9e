/** Explains a file's first mistake of syntax. */
import type { ErrorCode } from "yaml";
import { clip } from "#domain/fields-schema.ts";
import type { Problem } from "../problem.ts";
import type { Fault, YamlSource } from "../source.ts";

/** Slips that show in the line itself, whatever the parser calls them. */
const SLIPS: [when: RegExp, says: string][] = [
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
const ASTRAY =
  'This line and the ones around it do not line up. Indent them alike, and write "- " only where an entry begins. If they do line up, a bracket above is never closed.';

/** The parser's other codes are rare, and keep its own words. */
const BY_CODE: { [code in ErrorCode]?: string } = {
  BAD_ALIAS: BAD_START,
  BAD_DQ_ESCAPE: "Within double quotes a backslash begins a code. Put single quotes around the text.",
  BAD_INDENT: ASTRAY,
  BAD_SCALAR_START: BAD_START,
  BLOCK_AS_IMPLICIT_KEY: ASTRAY,
  BLOCK_IN_FLOW:
    "Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.",
  DUPLICATE_KEY:
    'This key is already on a line above. Remove one, or write "- " before it if an entry begins here.',
  MISSING_CHAR: ASTRAY,
  MULTILINE_IMPLICIT_KEY:
    'Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.',
  MULTIPLE_DOCS: "A line of --- or ... splits the file in two here. Delete it.",
  TAG_RESOLVE_FAILED: BAD_START,
  UNEXPECTED_TOKEN: ASTRAY,
};

/** Explains a fault. Its subject is the line as typed, because the entry it belongs to may be unknown. */
export function explainFault(source: YamlSource, { code, message, offset }: Fault): Problem {
  const { file, text } = source;
  const quote = code === "MISSING_CHAR" ? text.slice(0, offset).search(OPEN_QUOTE) : -1;
  const place = quote < 0 ? skipBlankLines(text, offset) : quote;
  const start = text.lastIndexOf("\n", place - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const [, slip] = SLIPS.find(([when]) => when.test(line)) ?? [];
  return {
    file,
    subject: clip(line) || "an empty line",
    ...source.positionAt(place),
    message:
      (quote >= 0 && UNCLOSED) ||
      (/\[\]\s*$/.test(text.slice(0, start)) && BELOW_EMPTY) ||
      slip ||
      (code === "UNEXPECTED_TOKEN" && text.slice(start, place).trim() !== "" && CUT) ||
      (BY_CODE[code] ?? `This is not valid YAML: ${clip(message)}.`),
  };
}

/** The parser reports the end of a text whose quote is open. */
const OPEN_QUOTE = /(?<![^\s[{,])(["'])(?:(?!\1).)*$/s;
const UNCLOSED =
  "This quote is never closed. Write the same quote at the end of the text, not a curly one. Around a text with an apostrophe, write double quotes.";
const BELOW_EMPTY = "No entry can follow []. Remove the [] above.";
const CUT =
  "The text ends before this. Put quotes around the whole text, double ones if it has an apostrophe.";

/** The parser may report a line on the blank lines and comments before it. */
function skipBlankLines(text: string, offset: number): number {
  const [blank = ""] = /^(?:\s*(?:#.*)?\n)*\s*/.exec(text.slice(offset)) ?? [];
  return offset + blank.length;
}
