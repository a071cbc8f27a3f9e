/** Finds where to fix a fault, which is often before the point where the parser gave up. */
import { type Document, isCollection, isScalar, visit } from "yaml";
import { startOf } from "./nodes.ts";
import type { Fault, Parsed } from "./parse.ts";

export type BrokenLine = {
  offset: number;
  /** Both from 0. */
  index: number;
  column: number;
  lines: readonly string[];
  /** The text of the line. */
  text: string;
  /** Where its value begins, after indentation, dash and key. */
  start: number;
  /** Whether the line is indented further than the value above it allows. */
  isDeeper?: boolean;
};

export function findBrokenLine(fault: Fault, { document, text, counter }: Parsed): BrokenLine {
  const lines = text.split("\n");
  const at = (offset: number): BrokenLine => {
    const position = counter.linePos(offset);
    const [index, column] = [position.line - 1, position.col - 1];
    const line = lines[index] ?? "";
    return { offset, index, column, lines, text: line, start: valueStart(line) };
  };
  const opening = isUnclosed(fault) ? findOpening(fault, document) : findSwallower(fault, { document, text });
  if (opening !== undefined) return at(opening);
  const [blank = ""] = /^(?:\s*(?:#.*)?\n)*\s*/.exec(text.slice(fault.offset)) ?? [];
  const broken = at(fault.offset + blank.length);
  const value = broken.text.slice(broken.start);
  if (!fault.message.startsWith("Nested mappings") || /^[-?] /.test(value) || holdsKey(value)) return broken;
  const deeper = lines.findIndex((line, index) => index > broken.index && holdsKey(line));
  if (isOutOfLine(broken, deeper)) return at(broken.offset - broken.column + indentOf(broken.text));
  const start = (counter.lineStarts[deeper] ?? fault.offset) + indentOf(lines[deeper] ?? "");
  return { ...at(start), isDeeper: true };
}

/** Whether the line itself is wrong, rather than the deeper one: its dash, or its indentation. */
function isOutOfLine({ text, index, lines }: BrokenLine, deeper: number): boolean {
  const above = lines.slice(0, index).findLast((line) => line.trim()) ?? "";
  const indent = indentOf(lines[deeper] ?? "");
  return hasWrongDash(text) || (indentOf(above) === indent && indentOf(text) < indent);
}

/** Longer dashes, and the bullets of word processors. */
export const BULLETS = "–—−•·●▪◦‣";

/** A dash without a space after it, or one that is not a hyphen; then what follows it. */
export const WRONG_DASH = new RegExp(`^\\s*(-(?=[\\w{["'])|[${BULLETS}])\\s*(\\S.*)$`);

export const hasWrongDash = (line: string) => WRONG_DASH.test(line);

/** A quote or a bracket that is never closed. */
export function isUnclosed({ message }: Fault): boolean {
  return /^Missing closing|end with a/.test(message);
}

function findOpening({ message, offset }: Fault, document: Document): number | undefined {
  let opening: number | undefined;
  visit(document, {
    Node(_, node) {
      const isKind = /^Missing/.test(message) ? isQuoted(node) : isCollection(node) && node.flow;
      if (isKind && startOf(node) < offset) opening = startOf(node);
    },
  });
  return opening;
}

/** An unclosed quote that ends at a quote some lines below, where the parser finds too much text. */
function findSwallower({ code, offset }: Fault, { document, text }: Pick<Parsed, "document" | "text">) {
  let swallower: number | undefined;
  visit(document, {
    Scalar(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const isBefore = code === "UNEXPECTED_TOKEN" && end <= offset && offset - end < 2;
      if (isQuoted(node) && isBefore && text.slice(start, end).includes("\n")) swallower = start;
    },
  });
  return swallower;
}

function isQuoted(node: unknown): boolean {
  return isScalar(node) && /^QUOTE/.test(node.type ?? "");
}

function holdsKey(text: string): boolean {
  return /:(\s|$)/.test(text.trimEnd());
}

function valueStart(line: string): number {
  return /^[\s-]*(?:[\w-]+\s*:\s+)?/.exec(line)?.[0].length ?? 0;
}

export function indentOf(line: string): number {
  return line.search(/\S|$/);
}
