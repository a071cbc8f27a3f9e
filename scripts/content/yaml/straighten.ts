/** Beginnings of entries put right, so that the rest of a file with broken YAML can be read. */
import { parseDocument } from "yaml";
import type { Mistake } from "../problem.ts";
import { findWrongDash, isPlaceOfEntry } from "./dashes.ts";
import { indentOf } from "./line.ts";
import { PARSING } from "./parsing.ts";

/** Lines from 0; `moved` says by line number (from 1) how many columns its text went to the right. */
export type Straight = { lines: string[]; mistakes: Mistake[]; moved: Map<number, number> };

/** The first line of an entry, by index; `isRegular` when the next key of the entry stands under this one. */
type Entry = { index: number; indent: number; key: string; isRegular: boolean };

/** An entry that stands in another column than the others of its kind, and a line that it should line up with. */
type Displaced = { entry: Entry; neighbour: Entry };

export function straighten(lines: readonly string[]): Straight {
  const straight: Straight = { lines: [...lines], mistakes: [], moved: new Map() };
  mendDashes(straight);
  for (const displaced of findDisplaced(straight.lines)) align(displaced, straight);
  return straight;
}

function mendDashes({ lines, mistakes, moved }: Straight): void {
  for (const [index, line] of lines.entries()) {
    const wrong = isPlaceOfEntry(index, lines) ? findWrongDash(line) : undefined;
    if (!wrong) continue;
    lines[index] = wrong.mended;
    moved.set(index + 1, wrong.mended.length - line.length);
    mistakes.push({ line: index + 1, column: indentOf(line) + 1, message: wrong.message });
  }
}

/** Entries are of a kind when they begin with the same key; most of a kind are in their place. */
function findDisplaced(lines: readonly string[]): Displaced[] {
  const entries = findEntries(lines);
  return entries.flatMap((entry) => {
    const kind = entries.filter(({ key }) => key === entry.key);
    const regular = kind.filter(({ isRegular }) => isRegular);
    const indent = mostFrequent((regular.length > 0 ? regular : kind).map((other) => other.indent));
    const rest = kind.filter((other) => other.indent === indent);
    const neighbour = rest.findLast(({ index }) => index < entry.index) ?? rest[0];
    return neighbour && indent !== entry.indent ? [{ entry, neighbour }] : [];
  });
}

function findEntries(lines: readonly string[]): Entry[] {
  return lines.flatMap((line, index) => {
    const [, blanks = "", key] = /^( *)- (\w+):(?:\s|$)/.exec(line) ?? [];
    if (!key || isInText(index, lines)) return [];
    const indent = blanks.length;
    return [{ index, indent, key, isRegular: indentBelow(index, lines) === indent + 2 }];
  });
}

function indentBelow(index: number, lines: readonly string[]): number {
  return indentOf(lines.slice(index + 1).find((line) => /^\s*[^\s#]/.test(line)) ?? "");
}

/** Whether the line belongs to a text that begins below its key, after `|` or `>`. */
function isInText(index: number, lines: readonly string[]): boolean {
  const indent = indentOf(lines[index] ?? "");
  const around = lines.slice(0, index).findLast((line) => line.trim() && indentOf(line) < indent);
  return /:\s+[|>][-+\d]*\s*(#.*)?$/.test(around ?? "");
}

/** Moves the entry's lines, or the first alone when the others stand as if it were in its place. */
function align({ entry, neighbour }: Displaced, { lines, mistakes, moved }: Straight): void {
  const { index, indent } = entry;
  const columns = neighbour.indent - indent;
  const isBeyond = (line: string) => {
    const limit = /^\s*- /.test(line) ? Math.max(indent, neighbour.indent) : indent;
    return /^\s*[^\s#]/.test(line) && indentOf(line) <= limit;
  };
  const after = lines.findIndex((line, at) => at > index && isBeyond(line));
  const end = after < 0 ? lines.length : after;
  const [from, to] = index < neighbour.index ? [index, neighbour.index + 1] : [neighbour.index, end];
  if (parseDocument(lines.slice(from, to).join("\n"), PARSING).errors.length === 0) return;
  const isAlone = indentBelow(index, lines) === neighbour.indent + 2;
  for (let at = index; at < (isAlone ? index + 1 : end); at += 1) {
    const line = lines[at] ?? "";
    if (line.trim()) lines[at] = " ".repeat(Math.max(0, indentOf(line) + columns)) + line.trimStart();
    moved.set(at + 1, columns + (moved.get(at + 1) ?? 0));
  }
  const message = explainDisplaced({ columns, line: neighbour.index + 1, isAlone });
  mistakes.push({ line: index + 1, column: indent + 1, message });
}

type Move = { columns: number; line: number; isAlone: boolean };

function explainDisplaced({ columns, line, isAlone }: Move): string {
  const [side, other] = columns < 0 ? ["right", "left"] : ["left", "right"];
  const count = Math.abs(columns) === 1 ? "1 space" : `${Math.abs(columns)} spaces`;
  const [what, all] = isAlone ? ["line", "it"] : ["entry", "all its lines"];
  return `This ${what} stands ${count} too far to the ${side}. Move ${all} to the ${other}, so that its dash lines up with the one in line ${line}.`;
}

/** Of several the first. */
function mostFrequent(numbers: readonly number[]): number | undefined {
  const count = (number: number) => numbers.filter((other) => other === number).length;
  return [...numbers].sort((a, b) => count(b) - count(a))[0];
}
