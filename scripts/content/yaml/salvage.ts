/**
 * What can still be read of a file with broken YAML. The smallest part that explains an error is taken out and
 * leaves a hole: `title:` stays without its value, `-` without its entry, so that the rest keeps its shape.
 */
import { parseDocument } from "yaml";
import type { Mistake } from "../problem.ts";
import type { SyntaxFault, SyntaxMistake } from "./misplaced.ts";
import { findTooDeep } from "./nesting.ts";
import { PARSING } from "./parsing.ts";
import { type Part, partsOf, textOf } from "./parts.ts";
import { straighten } from "./straighten.ts";
import { explainSyntax } from "./syntax-prose.ts";

export type Salvage = {
  /** Parses without errors; each line stands where it stood. */
  text: string;
  mistakes: Mistake[];
  /** What was taken out, by line number from 1. */
  lost: Map<number, string>;
  /** How many columns each of some lines went to the right. */
  moved: Map<number, number>;
};

export function salvage(text: string): Salvage {
  const written = text.split("\n");
  const tooDeep = findTooDeep(written);
  if (tooDeep) return { text: "", mistakes: [tooDeep], lost: new Map(), moved: new Map() };
  const whole = { from: 0, to: written.length, start: 0, depth: 0 };
  if (!findFault(whole, written)) return { text, mistakes: [], lost: new Map(), moved: new Map() };
  const { lines: original, mistakes, moved } = straighten(written);
  const bench: Bench = { lines: [...original], original, mistakes: [], lost: new Map() };
  mend(whole, bench);
  const others = mergeRuns(bench).map((mistake) => ({
    ...mistake,
    column: mistake.column - (moved.get(mistake.line) ?? 0),
  }));
  return { text: bench.lines.join("\n"), mistakes: [...mistakes, ...others], lost: bench.lost, moved };
}

type Bench = {
  lines: string[];
  original: readonly string[];
  mistakes: SyntaxMistake[];
  lost: Map<number, string>;
};

/** First within the parts, each for itself; then what is wrong between them. */
function mend(part: Part, bench: Bench): void {
  if (!findFault(part, bench.lines)) return;
  const parts = partsOf(part, bench.lines);
  for (const inner of parts) mend(inner, bench);
  let previous: Part | undefined;
  for (let fault = findFault(part, bench.lines); fault; fault = findFault(part, bench.lines)) {
    const line = fault.line - 1;
    const culprit = parts.find(({ from, to, start }) => {
      return from <= line && line < to && bench.lines[from]?.slice(start).trim();
    });
    const mistake = explainSyntax(fault, bench.original);
    if (!culprit || previous?.to !== culprit.from) bench.mistakes.push(mistake);
    if (culprit) takeOut(culprit, "", bench);
    else if (mistake.kind === "stray") takeOut({ ...part, to: part.from + 1 }, "", bench);
    else takeOut(part, holeOf(part, bench.lines), bench);
    if (!culprit) break;
    previous = culprit;
  }
}

function findFault(part: Part, lines: readonly string[]): SyntaxFault | undefined {
  const text = textOf(part, lines);
  const error = parseDocument(text, PARSING).errors[0];
  if (!error) return undefined;
  const start = error.pos[0] + text.slice(error.pos[0]).search(/\S|$/);
  const before = text.slice(0, start).split("\n");
  const line = Math.min(part.from + before.length, part.to);
  const column = (before.at(-1) ?? "").length + 1;
  return { code: error.code, message: error.message, line, column, from: part.from + 1, to: part.to };
}

/** The beginning of an entry or of a pair, without which the rest would lose its shape. */
function holeOf(part: Part, lines: readonly string[]): string {
  const beginning = /^ *(-(?=\s|$)|[\w-]+ *:(?=\s|$))/.exec(textOf(part, lines))?.[0] ?? "";
  return beginning.slice(part.start);
}

function takeOut({ from, to, start }: Part, hole: string, { lines, original, lost }: Bench): void {
  for (let index = from; index < to; index += 1) {
    lost.set(index + 1, original[index] ?? "");
    lines[index] = index === from ? (lines[index] ?? "").slice(0, start) + hole : "";
  }
}

/** Lines out of place, with nothing readable between them and what put them there, are part of one mistake. */
function mergeRuns({ mistakes, lost }: Bench): Mistake[] {
  const sorted = [...mistakes].sort((a, b) => a.line - b.line);
  const distinct = sorted.filter(({ kind, line }, index) => {
    const cause = sorted.slice(0, index).findLast((other) => other.kind !== undefined);
    return kind === undefined || kind === "unclosed" || !cause || !areLost(cause.line, line, lost);
  });
  return distinct.map(({ line, column, message }) => ({ line, column, message }));
}

/** Whether nothing can be read from one line up to another. */
function areLost(from: number, to: number, lost: ReadonlyMap<number, string>): boolean {
  for (let line = from; line < to; line += 1) if (!lost.has(line)) return false;
  return true;
}
