/** YAML errors in the words of somebody who has never heard of YAML. */
import type { Mistake, Position } from "../problem.ts";
import { isStray } from "./parts.ts";
import { clip, quoted } from "./spelling.ts";

/** The parser's error, by lines of the whole file, and the lines (from 1) of the part that it was found in. */
export type SyntaxFault = Position & { code: string; message: string; from: number; to: number };

const TOO_DEEP = "This is nested too deeply. Write it as the other entries are.";

/** `isMisaligned`: a line out of place, which makes its neighbours seem out of place too. */
export type SyntaxMistake = Mistake & { isMisaligned?: boolean };

/** Names the place that has to be mended, which is often before the one where the parser gave up. */
export function explainSyntax(fault: SyntaxFault, lines: readonly string[]): SyntaxMistake {
  const line = lines[fault.line - 1] ?? "";
  const found = findTab(fault, line) ?? findUnclosed(fault, lines) ?? findDeeper(fault, lines);
  if (found) return found;
  const column = line.search(/\S|$/) + 1;
  if (fault.code === "RESOURCE_EXHAUSTION") return { line: fault.line, column, message: TOO_DEEP };
  const message = explainLine(fault, line);
  if (message) return { line: fault.line, column: fault.column, message };
  return { line: fault.line, column, message: explainPlace(line), isMisaligned: true };
}

function findTab(fault: SyntaxFault, line: string): Mistake | undefined {
  const indent = /^ *\t/.exec(line);
  const message = "A tab indents this line. Indent it with spaces, like the others.";
  return indent ? { line: fault.line, column: indent[0].length, message } : undefined;
}

/** Where the quote or the bracket opens, not the end of what it has swallowed. */
function findUnclosed({ message, from }: SyntaxFault, lines: readonly string[]): Mistake | undefined {
  const mark = /closing (["'])|end with a ([\]}])/.exec(message)?.slice(1).join("");
  if (!mark) return undefined;
  const opening = { "]": "[", "}": "{" }[mark] ?? mark;
  const index = lines.findIndex((text, at) => at >= from - 1 && text.includes(opening));
  const line = lines[index] ?? "";
  const start = valueStart(line);
  const column = (line[start] === opening ? start : line.lastIndexOf(opening)) + 1;
  return {
    line: index + 1,
    column,
    message: `The ${opening} here is never closed. Write ${mark} where it ends.`,
  };
}

/** The line below a complete value, which the parser takes for a part of that value. */
function findDeeper({ code, line, to }: SyntaxFault, lines: readonly string[]): SyntaxMistake | undefined {
  const above = lines[line - 1] ?? "";
  const index = lines.findIndex((text, at) => at >= line && at < to && text.trim());
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || hasColon(above) || index < 0) return undefined;
  if (isStray(line - 1, lines)) {
    return { line, column: above.search(/\S/) + 1, message: explainPlace(above), isMisaligned: true };
  }
  const column = (lines[index] ?? "").search(/\S/) + 1;
  return {
    line: index + 1,
    column,
    message: "This line is indented further than its neighbours. Line it up with them.",
    isMisaligned: true,
  };
}

/** Nothing when the line would be right in another place. */
function explainLine({ code, message }: SyntaxFault, line: string): string | undefined {
  const [first = ""] = line.slice(valueStart(line));
  if (code === "MULTIPLE_DOCS") return "A line --- begins a second document. Remove it.";
  if (code === "BAD_DQ_ESCAPE") return `Between double quotes \\ begins a code. ${quoteValue(line)}`;
  if (message.includes("same line with key"))
    return 'A list begins below its key. Move the "-" to a new line.';
  if (/["']/.test(first) && message.includes("at node end")) {
    return `The text goes on after its closing quote. ${quoteValue(line)}`;
  }
  if (/[|>]/.test(first)) return `After ${first} the text begins on the next line.`;
  if (/[@`%,*&!?[\]{}]/.test(first)) return `A text cannot begin with ${first}. ${quoteValue(line)}`;
  if (code === "BLOCK_AS_IMPLICIT_KEY" && hasColon(line)) {
    return `A colon and a space begin a new key. ${quoteValue(line)}`;
  }
  if (/implicit (map )?keys? need/i.test(message)) return explainNoKey(line);
  if (/same column|at node end|without - indicator|as an implicit map key/.test(message)) return undefined;
  return `This is not valid YAML: ${message}. Compare it with the entries around it.`;
}

function explainPlace(line: string): string {
  const tight = /^\s*-(?=\w)/.test(line);
  if (tight) return `A space is missing after the dash. Write it like this: - ${line.trim().slice(1)}`;
  return 'This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.';
}

function explainNoKey(line: string): string {
  const tight = /^[\s-]*([A-Za-z]\w*):(\S.*?)\s*$/.exec(line);
  if (tight) return `A space is missing after the colon. Write it like this: ${tight[1]}: ${tight[2]}`;
  return `Expected "key: value", found "${clip(line)}". If it goes on with the text above, indent it further.`;
}

/** Whether the value looks like another key. */
function hasColon(line: string): boolean {
  return /:(\s|$)/.test(line.slice(valueStart(line)).trimEnd());
}

/** How many characters stand before the value of `key: value` or `- value`. */
function valueStart(line: string): number {
  return /^[\s-]*(?:[\w-]+\s*:\s+)?/.exec(line)?.[0].length ?? 0;
}

function quoteValue(line: string): string {
  const start = valueStart(line);
  const key = line.slice(0, start).replace(/^[\s-]+/, "");
  const value = line.slice(start).trim();
  return `Put quotes around the whole text: ${key}${quoted(value.replace(/^(["'])(.*)\1$/, "$2"))}`;
}
