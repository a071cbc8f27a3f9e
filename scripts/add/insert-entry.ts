/** A new entry at the end of a list in YAML, whose other lines stay as they are. */
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from "yaml";
import { writeEntry } from "#content/new-entry.ts";

/** Where entries go: `key` names the list, unless the file is the list. Without `isList` the key has one entry. */
export type Slot = { key?: string; isList: boolean };

/** The whole text; the new lines in it, and the number of the first. */
type Inserted = { text: string; lines: string; line: number };

/** `text` lacks the `[]` of an empty list. `at` follows a line break, unless the file ends without one. */
type InsertionPoint = { text: string; at: number; indent: number; isSpaced: boolean; head?: string };

/** Does not check that YAML reads an entry there: below a list in brackets it would not. */
export function insertEntry(text: string, { key, isList }: Slot, entry: Record<string, unknown>): Inserted {
  const { head = "", ...point } = findInsertionPoint(text, key);
  const before = point.text.slice(0, point.at);
  const isClosed = before === "" || before.endsWith("\n");
  const isApart = !point.isSpaced || /\n[ \t]*\r?\n$/.test(before);
  const gap = `${isClosed ? "" : "\n"}${isApart ? "" : "\n"}`;
  const lines = head + (isList ? writeEntry(entry, point.indent) : writeEntry(entry).replace(/^-/, " "));
  const addition = text.includes("\r\n") ? (gap + lines).replaceAll("\n", "\r\n") : gap + lines;
  const line = (before + gap).split("\n").length;
  return { text: before + addition + point.text.slice(point.at), lines, line };
}

function findInsertionPoint(text: string, key: string | undefined): InsertionPoint {
  const { contents } = parseDocument(text);
  const pair = isMap(contents)
    ? contents.items.find((each) => isScalar(each.key) && each.key.value === key)
    : undefined;
  const list = (key === undefined ? contents : pair?.value) as ParsedNode | null | undefined;
  if (isSeq(list) && list.items.length > 0) return belowLast(text, list);
  if (isSeq(list)) return findInsertionPoint(withoutBrackets(text, list.range), key);
  const atEnd = { text, at: text.length, indent: 0, isSpaced: false };
  if (key === undefined) return atEnd;
  if (pair) return { ...atEnd, at: endOfLine(text, pair.key.range[0]), indent: 2 };
  return { ...atEnd, indent: 2, isSpaced: text.trim() !== "", head: `${key}:\n` };
}

/** The parser counts what follows the last entry as part of it: comments stay with it only when indented. */
function belowLast(text: string, { range: [start, end] }: ParsedNode): InsertionPoint {
  const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
  const trailing = new RegExp(`(?:\\n[ \\t]*\\r?(?=\\n|$)|\\n {0,${indent}}#.*)*\\s*$`);
  const entries = text.slice(start, end).replace(trailing, "");
  const isSpaced = /\n[ \t]*\r?\n *- /.test(entries);
  return { text, at: endOfLine(text, start + entries.length), indent, isSpaced };
}

/** An entry below `[]` would not be valid YAML. Also removes a line that held nothing else. */
function withoutBrackets(text: string, [start, end]: readonly number[]): string {
  const before = text.slice(0, start).replace(/[ \t]+$/, "");
  const after = text.slice(end);
  return before + (/(^|\n)$/.test(before) ? after.replace(/^[ \t]*\r?\n/, "") : after);
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}
