/** Explains broken YAML to somebody who has never heard of YAML. */
import { visit } from "yaml";
import type { Problem } from "../problem.ts";
import { nameOf, startOf } from "./nodes.ts";
import type { Fault, Parsed } from "./parse.ts";
import { findPlace, hasWrongDash, isUnclosed, type Place } from "./place.ts";
import { clip } from "./spelling.ts";
import {
  explainAfterQuote,
  explainMark,
  explainNoKey,
  explainPlace,
  explainUnclosed,
  quoteText,
} from "./words.ts";

type Explain = (place: Place, fault: Fault, parsed: Parsed) => string;

/** By the parser's code. */
const WORDS: Record<string, Explain> = {
  ALIAS_LIMIT: () => "Aliases (*name) repeat too much. Write the values out.",
  BAD_ALIAS: (place) => `A * at the beginning refers to a name, which is given nowhere. ${quoteText(place)}`,
  BAD_DQ_ESCAPE: (place) => `Between double quotes \\ begins a code. ${quoteText(place)}`,
  BAD_INDENT: explainPlace,
  BAD_SCALAR_START: explainMark,
  BLOCK_AS_IMPLICIT_KEY: explainNestedKey,
  BLOCK_IN_FLOW: (place) =>
    `A colon and a space begin a new key. Is it a key? Write a comma before it. Is it a text? ${quoteText(place)}`,
  DUPLICATE_KEY: explainRepeatedKey,
  MULTILINE_IMPLICIT_KEY: explainNoKey,
  MULTIPLE_DOCS: () => "A line --- begins a second document. Remove it.",
  NON_STRING_KEY: () => "A key is one word before a colon. Remove the question mark or the brackets.",
  RESOURCE_EXHAUSTION: () => "This is nested too deeply. Write it like the other entries.",
  TAG_RESOLVE_FAILED: (place) =>
    `A ! at the beginning sets a type, and this one is unknown. ${quoteText(place)}`,
};

/** The line as it is written is the subject: what it belongs to may be unknown. */
export function explainFault(fault: Fault, parsed: Parsed): Omit<Problem, "file"> {
  const place = findPlace(fault, parsed);
  const { line, col: column } = parsed.counter.linePos(place.offset);
  return { line, column, subject: clip(place.text), message: explain(fault, place, parsed) };
}

function explain(fault: Fault, place: Place, parsed: Parsed): string {
  if (/^ *\t/.test(place.text)) return "A tab indents this line. Indent it with spaces, like the others.";
  if (/^ *-[ \t]*\t/.test(place.text)) return "There is a tab after the dash. Replace it with a space.";
  if (isUnclosed(fault)) return explainUnclosed(place);
  return (WORDS[fault.code] ?? explainUnexpected)(place, fault, parsed);
}

function explainNestedKey(place: Place, { message }: Fault): string {
  if (place.isDeeper) {
    return "This line is indented further than its neighbors. Line it up with them, or, if it goes on with the text above, put quotes around the whole text.";
  }
  const isOutOfLine = place.column <= place.text.search(/\S/) || message.includes("sequence");
  if (isOutOfLine || hasWrongDash(place.text)) return explainPlace(place);
  if (place.text[place.start] === "?") return explainMark(place);
  return `A colon and a space begin a new key. ${quoteText(place)}`;
}

/** Codes that several mistakes share. */
function explainUnexpected(place: Place, { message }: Fault): string {
  const before = place.text.slice(0, place.column);
  if (message.includes("same line with key")) {
    return `A list begins below its key. Move the "-" there. Is it a text? ${quoteText(place)}`;
  }
  const [, sign] = /^(?:.*\s)?([|>])[-+\d]*\s+$/.exec(before) ?? [];
  if (sign) return `After ${sign} the text begins on the next line.`;
  if (/flow-(map|seq)-end/.test(message))
    return `There is one ${place.text[place.column]} too many. Remove it.`;
  if (/["']\s*$/.test(before)) return explainAfterQuote(place);
  const mark = place.text[place.column] ?? "";
  if (/[[{]/.test(mark)) return `A text with ${mark} needs quotes here. Put them around the whole text.`;
  if (message.includes("at node end") && /[[{*&!]/.test(place.text[place.start] ?? "")) {
    return explainMark({ ...place, column: place.start });
  }
  if (before.trim() === "" || message.startsWith("Sequence item")) return explainPlace(place);
  return `This is not valid YAML: ${message}. Compare it with the entries around it.`;
}

function explainRepeatedKey({ offset }: Place, _: Fault, { document, counter }: Parsed): string {
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
