/** Explains the parser's first error, with a remedy for the slips that people make. */
import { clip } from "#domain/fields-schema.ts";
import type { Problem } from "../problem.ts";
import type { Fault, YamlSource } from "../source.ts";
import { quoted, unquoted } from "./spelling.ts";
import { HASH_BEFORE_NOTE } from "./value.ts";

/** An invisible character in the indentation, or after a dash or a colon. */
const ODD_SPACE = /^[\p{Z}\p{Cf}-]*(?:[^\P{Z} ]|\p{Cf}|\w+:(?:[^\P{Z} ]|\p{Cf}))/u;

/** `$1` in `says` is the first group of `when`. `correct` returns the right line, if there is only one. */
type Slip = { when: RegExp; says: string; correct?: (line: string, below: string) => string | undefined };

const UNCLOSED = "This quote is never closed. Write the same quote at the end of the text, not a curly one.";

/** The first whose `when` matches counts. It sees the line, a line break, and the parser's code and message. */
const SLIPS: Slip[] = [
  { when: /^ *\/\//, says: HASH_BEFORE_NOTE, correct: (line) => line.replace(/\/\/ ?/, "# ") },
  { when: /^\[\] *\n/, says: "The list has entries, so this [] is wrong. Remove it." },
  { when: /^[<=>]{7}[ \n]/, says: "Git left two versions here. Keep one, and delete the lines of markers." },
  { when: /\nMULTIPLE_DOCS/, says: "This line of --- or ... splits the file in two. Delete it." },
  { when: /^ *(?:- *)?\t/, says: "A tab indents this line. Indent it with spaces.", correct: toSpaces },
  {
    when: /^[ -]*[A-Za-z]\w*:(?!\/\/)[^\s:]/,
    says: "A space is missing after the colon.",
    correct: (line) => line.replace(":", ": "),
  },
  {
    when: ODD_SPACE,
    says: "An invisible character stands in place of a space.",
    correct: (line) => line.replace(/\p{Cf}/gu, "").replace(/\p{Z}/gu, " "),
  },
  {
    when: /^ *(?:-(?=[\w{["'])|[–—−•])/,
    says: "An entry begins with a hyphen and a space.",
    correct: (line) => line.replace(/[-–—−•]\s*/, "- "),
  },
  {
    when: /^[ -]*([^:]+):.*\nDUPLICATE_KEY/,
    says: 'The key $1 is already on a line above. Remove one, or write "- " before it if an entry begins here.',
  },
  {
    when: /closing '/,
    says: `${UNCLOSED} If it is an apostrophe, put double quotes around the whole text.`,
  },
  { when: /closing/, says: UNCLOSED },
  {
    when: /end with a/,
    says: "A bracket or brace is never closed. Write ] or } where it ends, before any #.",
  },
  {
    when: /^[ -]*(?:[\w-]+: +)?[[{].*[,:] .*\n(?!BAD_INDENT)/,
    says: "Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.",
  },
  {
    when: /^[ -]*(?:[\w-]+: +)?([@`%*&!?[{]).*\n(?!BAD_INDENT|.*alias count)/,
    says: "A text cannot begin with $1. Put quotes around the whole text.",
    correct: quoteValue,
  },
  {
    when: /block-seq-ind on/,
    says: "A text cannot begin with a hyphen and a space. Put quotes around the whole text; a list begins on the next line.",
  },
  {
    when: /^[ -]*(?:[\w-]+: +)?([|>]).*\n.*(?:Not a YAML token|extra characters)/,
    says: "No text can follow $1 on its line. Begin the text on the next line, indented, or put quotes around all of it.",
  },
  {
    when: /^[ -]*(?:[\w-]+: +)?(["']).*\n.*(?:at node end|MULTILINE)/,
    says: "The text continues after its closing $1. Put quotes around the whole text.",
    correct: quoteValue,
  },
  {
    when: /^[ -]*[\w-]+: .*:(?: .*)?\nBLOCK_AS/,
    says: "A colon and a space begin a new key. Put quotes around the whole text.",
    correct: quoteValue,
  },
  {
    when: /MULTILINE_IMPLICIT|^ *[^\s:#"'[{-][^:]*\n/,
    says: 'Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.',
  },
  {
    when: /^ *- .*\n.*(?:INDENT|IMPLICIT_KEY|indicator)/,
    says: "If an entry begins here, line up its hyphen with those of the others. If not, remove the hyphen.",
  },
  {
    when: /INDENT|IMPLICIT_KEY|indicator|at node end/,
    says: 'This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.',
  },
];

/** Explains a fault. Its subject is the line as typed, because the entry it belongs to may be unknown. */
export function explainFault(source: YamlSource, fault: Fault): Problem {
  const { file, text } = source;
  const offset = findOffset(text, fault);
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = "", below = ""] = text.slice(start).split(/\r?\n/, 2);
  const clues = `${line}\n${fault.code} ${fault.message}`;
  const slip = SLIPS.find(({ when }) => when.test(clues));
  const says = slip?.says.replace("$1", () => clip(slip.when.exec(clues)?.[1] ?? ""));
  const right = slip?.correct?.(line, below);
  return {
    file,
    subject: clip(line) || "an empty line",
    ...source.positionAt(offset),
    message:
      explainBefore(text.slice(0, start), line) ?? says ?? `This is not valid YAML: ${clip(fault.message)}.`,
    correction: right?.trim() ? { start, end: start + line.length, text: right } : undefined,
  };
}

/** Explains a line that is right by itself but wrong after an earlier one. */
function explainBefore(before: string, line: string): string | undefined {
  const hidden = findHidden(before);
  if (hidden) return hidden;
  const [empty] = [...before.matchAll(/^(?:\w+:[ \t]*)?\[\][ \t]*(?:#.*)?$/gm)].slice(-1);
  const isBelow =
    empty && /^ *- /.test(line) && /^\s*(#.*\s*)*$/.test(before.slice(empty.index + empty[0].length));
  return isBelow
    ? `No entry can follow []. Replace the [] on line ${lineOf(before, empty.index)} with the entry.`
    : undefined;
}

/** Explains an entry whose first line is still a comment, while its next line is not. */
export function findHidden(text: string): string | undefined {
  const [match] = text.matchAll(/^ *# *(- [\w-]+: .*)\r?\n +[\w-]+:/gm);
  return (
    match &&
    `The # on line ${lineOf(text, match.index)} hides the beginning of an entry, "${clip(match[1] ?? "")}". Remove it.`
  );
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

function toSpaces(line: string): string {
  return line.replace(/-[ \t]*\t\s*/, "- ").replace(/^[ \t]+/, (blank) => blank.replaceAll("\t", "  "));
}

/** Finds the mistake: the parser may report it a line later, or on the line before. */
function findOffset(text: string, { code, message, offset }: Fault): number {
  const [, quote] = /closing (.)quote/.exec(message) ?? [];
  if (quote) return text.lastIndexOf(quote, offset - 1);
  if (message.includes("end with a")) return text.slice(0, offset).trimEnd().search(/\S.*$/);
  if (code === "MULTIPLE_DOCS" && !text.startsWith("---", offset))
    return text.lastIndexOf("\n...", offset) + 1;
  const [blank = ""] = /^(?:\s*(?:#.*)?\n)*\s*/.exec(text.slice(offset)) ?? [];
  const start = offset + blank.length;
  const [rest = ""] = /^.*/.exec(text.slice(start)) ?? [];
  const isDeeperBelow = code === "BLOCK_AS_IMPLICIT_KEY" && !/:(\s|$)|^[-?] /.test(rest);
  return isDeeperBelow ? start + text.slice(start).search(/(?<=\n\s*)\S|$/) : start;
}

/** Quotes the value on a line, unless the text continues on the next one. */
function quoteValue(line: string, below: string): string | undefined {
  const [, before = "", value = ""] = /^([\s-]*(?:[\w-]+\s*:\s+)?)(.*?)\s*$/.exec(line) ?? [];
  const goesOn = below.search(/\S/) > line.search(/[^\s-]/);
  return goesOn || before === "" ? undefined : before + quoted(unquoted(value));
}
