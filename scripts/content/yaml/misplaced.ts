/** Mistakes whose place is not where the parser gave up: what is indented wrongly, and what is never closed. */
import type { Mistake, Position } from "../problem.ts";
import { findWrongDash } from "./dashes.ts";
import { explainHidden } from "./flow-prose.ts";
import { hasColon, indentOf, linesBelow, quoteValue, valueStart } from "./line.ts";
import { isStray } from "./parts.ts";

/** The parser's error, by lines of the whole file, and the lines (from 1) of the part that it was found in. */
export type SyntaxFault = Position & { code: string; message: string; from: number; to: number };

/**
 * Some mistakes make the lines after them seem wrong too: a quote that is never closed, a line out of place, and a
 * stray one, which is out of place between lines that are in theirs.
 */
export type SyntaxMistake = Mistake & { kind?: "unclosed" | "misplaced" | "stray" };

export function findTab(fault: SyntaxFault, line: string): SyntaxMistake | undefined {
  const indent = /^ *\t/.exec(line);
  const message = "A tab indents this line. Indent it with spaces, like the others.";
  return indent ? { line: fault.line, column: indent[0].length, message } : undefined;
}

/** Where the quote or the bracket opens, not the end of what it has swallowed. */
export function findUnclosed(fault: SyntaxFault, lines: readonly string[]): SyntaxMistake | undefined {
  const mark = /closing (["'])|end with a ([\]}])/.exec(fault.message)?.slice(1).join("");
  if (!mark) return undefined;
  const opening = { "]": "[", "}": "{" }[mark] ?? mark;
  const index = lines.findIndex((text, at) => at >= fault.from - 1 && text.includes(opening));
  const [line = "", below = ""] = lines.slice(index);
  const hidden = explainHidden(line);
  if (hidden) return { line: index + 1, ...hidden };
  const start = valueStart(line);
  const column = (line[start] === opening ? start : line.lastIndexOf(opening)) + 1;
  const isClosedBelow = below.trimEnd().endsWith(mark) && valueStart(below) === indentOf(below);
  const message = isClosedBelow
    ? `The ${opening} here is closed in the next line. Indent that line further than this one.`
    : `The ${opening} here is never closed. Write ${mark} where it ends.`;
  return { line: index + 1, column, message, kind: "unclosed" };
}

/**
 * A line that stands deeper than a complete value above it: a key out of line, or the rest of a text, in which a colon
 * makes a key. The upper one may be the one that is out of place.
 */
export function findDeeper(fault: SyntaxFault, lines: readonly string[]): SyntaxMistake | undefined {
  const above = lines[fault.line - 1] ?? "";
  const first = lines.findIndex((text, at) => at >= fault.line && at < fault.to && text.trim());
  if (fault.code !== "BLOCK_AS_IMPLICIT_KEY" || hasColon(above) || first < 0) return undefined;
  if (isStray(fault.line - 1, lines)) return { ...explainPlace(fault.line, above), kind: "stray" };
  const end = fault.line + linesBelow(fault.line - 1, lines).length;
  const colon = lines.findIndex((text, at) => at >= first && at < end && /:(\s|$)/.test(text.trim()));
  const index = Math.max(first, colon);
  const column = indentOf(lines[index] ?? "") + 1;
  const quote = quoteValue(fault.line - 1, lines);
  const align = "This line is indented further than its neighbours. Line it up with them.";
  const messages = {
    key: align,
    text: `A colon and a space begin a new key. ${quote}`,
    either: `${align} If it goes on with the text above: ${quote}`,
  };
  const message = messages[colon < 0 ? "key" : kindOfLine(index, lines)];
  return { line: index + 1, column, message, kind: "misplaced" };
}

/** Keys are one word without a capital; one that other lines begin with, too, is a key for certain. */
function kindOfLine(index: number, lines: readonly string[]): "key" | "text" | "either" {
  const keyOf = (line: string) => /^[\s-]*([a-z]\w*):(\s|$)/.exec(line)?.[1];
  const key = keyOf(lines[index] ?? "");
  if (!key) return "text";
  return lines.some((line, at) => at !== index && keyOf(line) === key) ? "key" : "either";
}

/** For a line that would be right with another indentation, or with a dash. */
export function explainPlace(line: number, text: string): SyntaxMistake {
  const orDash = /^\s*-(\s|$)/.test(text) ? "" : ', or "- " if an entry begins here';
  const message =
    findWrongDash(text)?.message ??
    `This line does not line up with the ones above it. Give it the same indentation${orDash}.`;
  return { line, column: indentOf(text) + 1, message, kind: "misplaced" };
}
