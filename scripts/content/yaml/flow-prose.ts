/** What is wrong between brackets or braces, as `{ label: Pace, value: slower }`: the value inside that has to be mended. */
import { parseDocument } from "yaml";
import { type Flow, type FlowPart, splitFlow } from "./flow-parts.ts";
import { unquoted, valueStart } from "./line.ts";
import { PARSING } from "./parsing.ts";
import { quoted } from "./spelling.ts";

export type FlowMistake = { column: number; message: string };

/** For the line at `index`, when its value is a map in braces or a list in brackets. */
export function explainFlow(index: number, lines: readonly string[]): FlowMistake | undefined {
  const line = lines[index] ?? "";
  const flow = splitFlow(line, valueStart(line));
  if (!flow) return undefined;
  const others = lines.filter((_, at) => at !== index);
  for (const part of flow.parts) {
    const message = explainPart(part, flow, others);
    if (message) return { column: part.column + 1, message };
  }
  return isReadable(line) ? undefined : explainEnd(flow);
}

/** Whether the line's value can be read by itself: what is wrong is then its place. */
export function isReadable(line: string): boolean {
  return parseDocument(line.slice(valueStart(line)), PARSING).errors.length === 0;
}

/** A `#` that hides the end of a line, and only that. */
export function explainHidden(line: string): FlowMistake | undefined {
  const flow = splitFlow(line, valueStart(line));
  const last = flow?.parts.at(-1);
  if (!flow?.comment || !last || !/[\]}]\s*$/.test(line)) return undefined;
  const [hidden = ""] = last.value.split(/,\s+\w+:/);
  return { column: last.column + 1, message: `Here # begins a comment. ${quoteAs(last, hidden)}` };
}

function explainPart(part: FlowPart, flow: Flow, others: readonly string[]): string | undefined {
  const { value } = part;
  if (/^["']/.test(value)) return explainQuotes(part);
  if (/^[@`%|>]/.test(value)) return `A text cannot begin with ${value[0]}. ${quoteAs(part)}`;
  if (part.key && /(^|[^\s;,])\s*;?\s*\w+:(\s|$)|:$/.test(value)) return explainColon(part, flow, others);
  const isNested = /^[{[]/.test(value) && /[\]}]$/.test(value);
  const bracket = isNested ? undefined : /[{}[\]]/.exec(value)?.[0];
  return bracket ? `A text with ${bracket} needs quotes here. ${quoteAs(part)}` : undefined;
}

/** A quoted text that does not end where its quote does. */
function explainQuotes(part: FlowPart): string | undefined {
  const { key, value } = part;
  const [whole = ""] = /^'(?:[^']|'')*'|^"(?:[^"\\]|\\.)*"/.exec(value) ?? [];
  const after = value.slice(whole.length).trim();
  if (!whole || !after) return undefined;
  const [, next] = /^(\w+):\s/.exec(after) ?? [];
  if (next) return `A comma is missing before ${next}:. Write it like this: ${toLine(key, whole)}, ${after}`;
  return `The text goes on after its closing quote. ${quoteAs(part, unquoted(value))}`;
}

/** A word with a colon in a value is a key when other lines have it, too, and this map does not. */
function explainColon(part: FlowPart, { parts }: Flow, others: readonly string[]): string {
  const { key, value } = part;
  const [, before = "", word = "", after = ""] = /^(.*?)[\s;]*(\b\w+):(?:\s+(.*))?$/.exec(value) ?? [];
  const quote = `A colon and a space begin a new key. ${quoteAs(part)}`;
  const isRepeated = parts.some((other) => other.key === word);
  if (!before || !after || isRepeated) return quote;
  if (others.some((line) => new RegExp(`(^|[{,-])\\s*${word}:\\s`).test(line))) {
    return `A comma is missing before ${word}:. Write it like this: ${toLine(key, before)}, ${word}: ${after}`;
  }
  return `If ${word}: is a key, write a comma before it. If it belongs to the text: ${quoteAs(part)}`;
}

function explainEnd({ opening, parts, rest }: Flow): FlowMistake | undefined {
  const column = rest.column + 1;
  if (/^[\]}]+$/.test(rest.text)) {
    const [count, them] = rest.text.length === 1 ? ["is one", "it"] : [`are ${rest.text.length}`, "them"];
    return { column, message: `There ${count} ${rest.text[0]} too many at the end. Remove ${them}.` };
  }
  // What begins with a word in capitals is rather a text than a map.
  if (opening === "[" || /^[A-Z]/.test(parts[0]?.key ?? "")) return undefined;
  if (rest.text)
    return { column, message: "The } before this ends the map. Move what follows into the braces." };
  return {
    column,
    message: "What stands between { and } cannot be read. Write it as the others are written.",
  };
}

function quoteAs({ key, value }: FlowPart, text = value): string {
  return `Put quotes around the text: ${toLine(key, quoted(text))}`;
}

function toLine(key: string | undefined, value: string): string {
  return key === undefined ? value : `${key}: ${value}`;
}
