/** Explains broken YAML to somebody who has never heard of YAML. */
import { visit } from "yaml";
import type { Problem } from "../problem.ts";
import { type BrokenLine, findBrokenLine, hasWrongDash, isUnclosed } from "./broken-line.ts";
import { nameOf, startOf } from "./nodes.ts";
import type { Fault, Parsed } from "./parse.ts";
import { clip } from "./spelling.ts";
import {
  explainAfterQuote,
  explainLineStart,
  explainMark,
  explainNoKey,
  explainUnclosed,
  quoteText,
} from "./words.ts";

type Explain = (broken: BrokenLine, fault: Fault, parsed: Parsed) => string;

/** By the parser's code. */
const WORDS: Record<string, Explain> = {
  ALIAS_LIMIT: () => "Aliases (*name) repeat too much. Write the values out.",
  BAD_ALIAS: (broken) => `A * at the beginning refers to a name that is not defined. ${quoteText(broken)}`,
  BAD_DQ_ESCAPE: (broken) => `Between double quotes, \\ begins a code. ${quoteText(broken)}`,
  BAD_INDENT: explainLineStart,
  BAD_SCALAR_START: explainMark,
  BLOCK_AS_IMPLICIT_KEY: explainNestedKey,
  BLOCK_IN_FLOW: (broken) =>
    `A colon and a space begin a new key. Is it a key? Write a comma before it. Is it text? ${quoteText(broken)}`,
  DUPLICATE_KEY: explainRepeatedKey,
  MULTILINE_IMPLICIT_KEY: explainNoKey,
  MULTIPLE_DOCS: () => "A line --- begins a second document. Remove it.",
  NON_STRING_KEY: () => "A key is one word before a colon. Remove the question mark or the brackets.",
  RESOURCE_EXHAUSTION: () => "This is nested too deeply. Write it like the other entries.",
  TAG_RESOLVE_FAILED: (broken) =>
    `A ! at the beginning sets a type, and this type is unknown. ${quoteText(broken)}`,
};

/** The line as it is written is the subject: what it belongs to may be unknown. */
export function explainFault(fault: Fault, parsed: Parsed): Omit<Problem, "file"> {
  const broken = findBrokenLine(fault, parsed);
  const { line, col: column } = parsed.counter.linePos(broken.offset);
  return { line, column, subject: clip(broken.text), message: explain(fault, broken, parsed) };
}

function explain(fault: Fault, broken: BrokenLine, parsed: Parsed): string {
  if (/^ *\t/.test(broken.text)) return "A tab indents this line. Indent it with spaces, like the others.";
  if (/^ *-[ \t]*\t/.test(broken.text)) return "There is a tab after the dash. Replace it with a space.";
  if (isUnclosed(fault)) return explainUnclosed(broken);
  return (WORDS[fault.code] ?? explainUnexpected)(broken, fault, parsed);
}

function explainNestedKey(broken: BrokenLine, { message }: Fault): string {
  if (broken.isDeeper) {
    return "This line is indented further than its neighbors. Line it up with them, or, if it goes on with the text above, put quotes around the whole text.";
  }
  const isOutOfLine = broken.column <= broken.text.search(/\S/) || message.includes("sequence");
  if (isOutOfLine || hasWrongDash(broken.text)) return explainLineStart(broken);
  if (broken.text[broken.start] === "?") return explainMark(broken);
  return `A colon and a space begin a new key. ${quoteText(broken)}`;
}

/** Codes that several mistakes share. */
function explainUnexpected(broken: BrokenLine, { message }: Fault): string {
  const before = broken.text.slice(0, broken.column);
  if (message.includes("same line with key")) {
    return `A list begins below its key. Move the "-" there. Is it text? ${quoteText(broken)}`;
  }
  const [, sign] = /^(?:.*\s)?([|>])[-+\d]*\s+$/.exec(before) ?? [];
  if (sign) return `After ${sign} the text begins on the next line.`;
  if (/flow-(map|seq)-end/.test(message))
    return `There is one ${broken.text[broken.column]} too many. Remove it.`;
  if (/["']\s*$/.test(before)) return explainAfterQuote(broken);
  const mark = broken.text[broken.column] ?? "";
  if (/[[{]/.test(mark)) return `A text with ${mark} needs quotes here. Put them around the whole text.`;
  if (message.includes("at node end") && /[[{*&!]/.test(broken.text[broken.start] ?? "")) {
    return explainMark({ ...broken, column: broken.start });
  }
  if (before.trim() === "" || message.startsWith("Sequence item")) return explainLineStart(broken);
  return `This is not valid YAML: ${message}. Compare it with the entries around it.`;
}

function explainRepeatedKey({ offset }: BrokenLine, _: Fault, { document, counter }: Parsed): string {
  let message = "";
  visit(document, {
    Map(_, { items }) {
      const repeated = items.find(({ key }) => startOf(key) === offset);
      if (!repeated) return;
      const name = nameOf(repeated.key);
      const { line } = counter.linePos(startOf(items.find(({ key }) => nameOf(key) === name)?.key));
      message = `The key ${name} is already on line ${line}. Remove one of the two, or write "- " before it if an entry begins here.`;
    },
  });
  return message;
}
