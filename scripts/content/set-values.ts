/** Sets and removes values in YAML, changes no other byte, and writes values as people do. */
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Path } from "./source.ts";

/**
 * Sets the value at `path`, or removes it when it is undefined. A new key goes behind those that precede it in `order`.
 * Text in brackets or with anchors may come out wrong: the caller compares what the result says.
 */
export function setValue(text: string, path: Path, value: unknown, order: readonly string[]): string {
  const key = String(path.at(-1));
  const map = parseDocument(text).getIn(path.slice(0, -1));
  if (!isMap(map)) return text;
  const pair = findPair(map, key);
  if (!pair) return value === undefined ? text : insertPair(text, map, { key, value, order });
  const node = pair.value;
  if (value === undefined) return removePair(text, map, pair);
  if (isScalar(node) && node.value === value) return text;
  if (isMap(node) && isRecord(value)) {
    const keys = new Set([...node.items.map((item) => String(item.key)), ...Object.keys(value)]);
    return [...keys].reduce((edited, step) => setValue(edited, [...path, step], value[step], order), text);
  }
  if (isSeq(node) && !node.flow && Array.isArray(value)) return setItems(text, node, { path, values: value });
  return replaceValue(text, pair, value);
}

/** Removes an item of a list, with the comments inside it and an empty line next to it. */
export function removeItem(text: string, path: Path): string {
  const list = parseDocument(text).getIn(path.slice(0, -1));
  if (!isSeq(list)) return text;
  const item = list.items[Number(path.at(-1))];
  const indent = columnOf(text, startOf(list));
  const start = text.lastIndexOf(`\n${" ".repeat(indent)}-`, startOf(item)) + 1;
  let end = nextLine(text, endOf(item));
  const [comments = ""] =
    new RegExp(`^(?:[ \\t]{${indent + 1},}#.*(?:\\r?\\n|$))*`).exec(text.slice(end)) ?? [];
  end += comments.length;
  const [blank = ""] = /^[ \t]*\r?\n/.exec(text.slice(end)) ?? [];
  const rest = list.items.length > 1 ? "" : `${" ".repeat(indent)}[]\n`;
  return text.slice(0, start) + rest + text.slice(end + (rest ? 0 : blank.length));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const findPair = (map: YAMLMap, key: string) => map.items.find((pair) => String(pair.key) === key);

/** Writes `key: value` for a place that is `indent` spaces from the left, without the last line break. */
const writePair = (key: string, value: unknown, indent: number) =>
  writeLines({ [key]: value }, indent).trim();

/** Replaces the characters of the value alone; a blank one gets a space before it. */
function replaceValue(text: string, pair: Pair, value: unknown): string {
  const { key } = pair;
  const written = writePair(String(key), value, columnOf(text, startOf(key))).slice(String(key).length + 1);
  const colon = text.indexOf(":", endOf(key)) + 1;
  const from = startOf(pair.value);
  // The range of a block scalar ends with a line break.
  const to = from + text.slice(from, endOf(pair.value)).trimEnd().length;
  const isInPlace = from < to && !written.startsWith("\n");
  const [start, end] = [isInPlace ? from : colon, from < to ? to : colon];
  const [first = "", ...lines] = (isInPlace ? written.trimStart() : written).split("\n");
  const isBlock = /^ ?([|>].*)?$/.test(first);
  // A comment behind the value stays on its line.
  const last = isBlock ? lineEnd(text, end) : end;
  return splice(text, start, last, [first + text.slice(end, last), ...lines].join("\n"));
}

function insertPair(
  text: string,
  map: YAMLMap,
  { key, value, order }: { key: string; value: unknown; order: readonly string[] },
): string {
  const indent = columnOf(text, startOf(map.items[0]?.key));
  const written = writePair(key, value, indent);
  const before = map.items.findLast((pair) => order.indexOf(String(pair.key)) < order.indexOf(key));
  const margin = " ".repeat(indent);
  if (!before) return splice(text, startOf(map), startOf(map), `${written}\n${margin}`);
  const end = lineEnd(text, Math.max(endOf(before.key), endOf(before.value)));
  return splice(text, end, end, `\n${margin}${written}`);
}

/** Removes whole lines, unless the key follows the dash of its entry. */
function removePair(text: string, map: YAMLMap, pair: Pair): string {
  const from = startOf(pair.key);
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  const next = map.items[map.items.indexOf(pair) + 1];
  if (text.slice(lineStart, from).trim() !== "") return splice(text, from, startOf(next?.key), "");
  return splice(text, lineStart, nextLine(text, Math.max(endOf(pair.key), endOf(pair.value))), "");
}

/** Removes the lines of items that are gone, and appends new ones. */
function setItems(
  text: string,
  list: YAMLSeq,
  { path, values }: { path: Path; values: readonly unknown[] },
): string {
  const held: unknown[] = list.toJSON();
  const last = list.items.at(-1);
  const end = lineEnd(text, endOf(last));
  const added = values.filter((value) => !held.includes(value));
  const lines = added.map((value) => `\n${writeLines([value], columnOf(text, startOf(list))).trimEnd()}`);
  const gone = [...held.keys()].filter((index) => !values.includes(held[index]));
  return gone
    .reverse()
    .reduce((edited, index) => removeItem(edited, [...path, index]), splice(text, end, end, lines.join("")));
}

/** Replaces a part of the text, with the line breaks that the text has. */
const splice = (text: string, start: number, end: number, added: string) =>
  text.slice(0, start) + added.replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n") + text.slice(end);

const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** Returns the end of the last value in a node, before comments and empty lines. */
function endOf(node: unknown): number {
  if (isMap(node)) return Math.max(endOf(node.items.at(-1)?.key), endOf(node.items.at(-1)?.value));
  if (isSeq(node) && !node.flow) return endOf(node.items.at(-1));
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
}

const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf("\n", offset - 1) + 1);

/** Returns the end of the line at `offset`, before its break, which the range of a block scalar includes. */
function lineEnd(text: string, offset: number): number {
  const from = text.slice(0, offset).trimEnd().length;
  const [rest = ""] = /^[^\r\n]*/.exec(text.slice(from)) ?? [];
  return from + rest.length;
}

function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + (/^\r?\n/.exec(text.slice(end))?.[0].length ?? 0);
}

/** Longer texts are folded over several lines. */
const LINE_WIDTH = 100;

/** Writes a value on lines of its own, each after `indent` spaces. */
export function writeLines(value: unknown, indent: number): string {
  const document = new Document(value);
  visit(document, { Pair: (_, pair) => styleValue(pair.value, String(pair.key)) });
  const text = document.toString({ singleQuote: true, lineWidth: LINE_WIDTH, flowCollectionPadding: false });
  // `^` would also match after the line separators of Unicode, which are part of a text.
  return text.replace(/(?<![^\n])(?=[^\n])/g, " ".repeat(indent));
}

/** Quotes hours, which some editors take for numbers or dates, folds long texts, and keeps corners on one line. */
function styleValue(node: unknown, key: string): void {
  if (isSeq(node) && key === "corners") node.flow = true;
  if (!isScalar(node) || typeof node.value !== "string") return;
  if (key === "hours") node.type = Scalar.QUOTE_SINGLE;
  else if (node.value.length + key.length > LINE_WIDTH) node.type = Scalar.BLOCK_FOLDED;
}
