/**
 * Possible fixes of a problem. Each is kept only if the file is better when it is read again, so a fix may guess.
 */
import { inDollars } from "#domain/price-schema.ts";
import type { Problem } from "../problem.ts";
import { hasWrongDash } from "../yaml/broken-line.ts";
import { quoted } from "../yaml/spelling.ts";
import { MISLEADING_SPACE, ODD_SPACE } from "../yaml/unseen.ts";

/** The lines of a file without their breaks, and one of its problems. */
type Spot = { lines: readonly string[]; problem: Problem };

/** Returns all lines of the file, once for each way to fix the problem. */
export type Fix = (spot: Spot) => string[][];

export const FIXES: Fix[] = [
  onLine((line) => line.replace(MISLEADING_SPACE, toSpace).replace(/(?<=:) +$/, "")),
  onValue((value) => value.replace(/^.*?(?=\s+#|$)/, (text) => text.replace(ODD_SPACE, toSpace).trimEnd())),
  onLine((line) => line.replace(/^( *-)[ \t]+/, "$1 ")),
  onLine((line) => line.replace(/^([\s-]*\w+):(?=[^\s/])/, "$1: ")),
  toHyphens,
  expandTabs,
  onValue(toStraightQuotes),
  onValue((value, { subject }) => (/› price$/.test(subject) ? withDollar(value) : value)),
  onValue((value, { fix }) => (fix ? value.replace(fix.from, () => fix.to) : value)),
  onValue((value) => value.replace(/^(["'])([^"']*)\1/, "$2")),
  onValue((value) => value.replace(/^(?:[-+.\d][-+.\de]*|true|false)(?=\s*(?:[,}\]#]|$))/i, "'$&'")),
];

function onLine(change: (line: string) => string): Fix {
  return ({ lines, problem }) => {
    const index = problem.line - 1;
    return [lines.with(index, change(lines[index] ?? ""))];
  };
}

/** `value` is the rest of the line from the problem on. */
function onValue(change: (value: string, problem: Problem) => string): Fix {
  return ({ lines, problem }) => {
    const at = problem.column - 1;
    return onLine((line) => line.slice(0, at) + change(line.slice(at), problem))({ lines, problem });
  };
}

function toSpace(odd: string): string {
  return /[\u200B\u2060\uFEFF]/.test(odd) ? "" : " ";
}

/** Includes the lines directly below that need the same. */
function toHyphens({ lines, problem }: Spot): string[][] {
  const start = problem.line - 1;
  const end = lines.findIndex((line, index) => index >= start && !hasWrongDash(line));
  const run = lines.slice(start, end < 0 ? undefined : end);
  const hyphens = run.map((line) => line.replace(/^(\s*)[^\s]\s*/, "$1- "));
  return [lines.toSpliced(start, run.length, ...hyphens)];
}

/** Indents all lines that begin alike with spaces, for each tab width that editors use. */
function expandTabs({ lines, problem }: Spot): string[][] {
  const [begin] = /^\t|^ +\t/.exec(lines[problem.line - 1] ?? "") ?? [];
  if (!begin) return [];
  return [2, 4, 8].map((width) => lines.map((line) => (line.startsWith(begin) ? expand(line, width) : line)));
}

function expand(line: string, width: number): string {
  const [blank = ""] = /^\s*/.exec(line) ?? [];
  const columns = [...blank].reduce((at, sign) => (sign === "\t" ? at + width - (at % width) : at + 1), 0);
  return " ".repeat(columns) + line.slice(blank.length);
}

/** At least one quote is curly. */
function toStraightQuotes(value: string): string {
  return value.replace(
    /^(["'“”„‘’])(.*?)(["'“”‘’])(?=\s*(?:[,}\]]|# |$))/,
    (whole, opening: string, text: string, closing: string) =>
      /["']/.test(opening) && opening === closing ? whole : quoted(text),
  );
}

function withDollar(value: string): string {
  const [whole = "", quote = "", text = ""] = /^(["']?)(.*?)\1(?=\s*(?:#|$))/.exec(value) ?? [];
  const dollars = inDollars(text);
  return dollars ? `${quote}${dollars}${quote}${value.slice(whole.length)}` : value;
}
