/** Changes to the entries of a file, as edits of its text: comments and every other byte stay. */
import { isCollection, isSeq, parseDocument, stringify } from "yaml";
import { UserError } from "./problem.ts";
import { removeItem, setValue, writeLines } from "./set-values.ts";
import { listAt, type Path, valueAt, YamlSource } from "./source.ts";
import type { FileName } from "./studio-files.ts";

type Data = Record<string | number, unknown>;

/** Values by key; undefined removes a key. */
export type Values = Record<string, unknown>;

/** Adds an entry at the end of the list below `key`, or of the file that is a list. */
export function addEntry(file: FileName, text: string, entry: Values, key?: string): string {
  const held = listAt(new YamlSource(file, text).data, key === undefined ? [] : [key]);
  const edited = insertEntry(text, entry, key);
  return verify(file, edited, setAt(dataOf(file, text), key === undefined ? [] : [key], [...held, entry]));
}

/** Changes values of the map at `path`. `order` lists its keys: a new one is put where it belongs. */
export function changeEntry(
  file: FileName,
  text: string,
  { path, values, order }: { path: Path; values: Values; order: readonly string[] },
): string {
  const keys = Object.keys(values);
  const edited = keys.reduce((all, key) => setValue(all, [...path, key], values[key], order), text);
  const data = dataOf(file, text);
  return verify(file, edited, setAt(data, path, { ...Object(valueAt(data, path)), ...values }));
}

/** Removes the entry at `path`. */
export function removeEntry(file: FileName, text: string, path: Path): string {
  const data = dataOf(file, text);
  const list = path.slice(0, -1);
  const rest = listAt(data, list).filter((_, index) => index !== path.at(-1));
  return verify(file, removeItem(text, path), setAt(data, list, rest));
}

/** Writes the list below `key` without brackets and braces, in which entries cannot be changed. */
export function unfoldList(file: FileName, text: string, key: string): string {
  const list = parseDocument(text).get(key);
  if (!isSeq(list) || ![list, ...list.items].some((node) => isCollection(node) && node.flow)) return text;
  const blank = setValue(text, [key], null, []);
  return verify(file, setValue(blank, [key], list.toJSON(), []), dataOf(file, text));
}

const dataOf = (file: FileName, text: string) => new YamlSource(file, text).data;

function setAt(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const held: Data = Object(data);
  const inner = setAt(held[step], rest, value);
  return Array.isArray(data) ? data.with(Number(step), inner) : { ...held, [step]: inner };
}

/** Returns the text if it says what is `meant`; throws otherwise. */
function verify(file: FileName, text: string, meant: unknown): string {
  const toText = (data: unknown) => stringify(data, { sortMapEntries: true });
  if (toText(dataOf(file, text)) === toText(meant)) return text;
  throw new UserError(
    `${file} is laid out in a way that cannot be changed here, such as with brackets. Change it by hand.`,
  );
}

/**
 * Inserts an entry into the list below `key`, or into the file that is a list. Does not check that YAML reads it
 * there: below a list in brackets, it would not.
 */
function insertEntry(text: string, entry: Record<string, unknown>, key?: string): string {
  const all = withoutBrackets(text, key);
  const top = key === undefined ? -1 : all.findIndex((line) => line.startsWith(`${key}:`));
  const isMissing = key !== undefined && top < 0;
  const at = isMissing ? all.length : findEnd(all, top);
  const above = isMissing ? "" : all.slice(top + 1, at).join("");
  const indent = /^( *)- /m.exec(above)?.[1]?.length ?? (key === undefined ? 0 : 2);
  const isSpaced = isMissing || /^[ \t]*\r?\n *- /m.test(above);
  const head = isMissing ? `${key}:\n` : "";
  const lines = head + writeLines([entry], indent);
  const gap = isSpaced && all[at - 1]?.trim() !== "" ? "\n" : "";
  const before = all.slice(0, at).join("");
  const end = before === "" || before.endsWith("\n") ? "" : "\n";
  const added = `${end}${gap}${lines}`.replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n");
  return before + added + all.slice(at).join("");
}

/** Finds the line after the last entry below line `top`, or in the file. Indented comments belong to the entry. */
function findEnd(lines: readonly string[], top: number): number {
  const isNext = top < 0 ? /^\.\.\./ : /^(?![\s#-])./;
  const next = lines.findIndex((line, index) => index > top && isNext.test(line));
  let end = next < 0 ? lines.length : next;
  const first = lines.slice(top + 1, end).find((line) => /^ *- /.test(line));
  if (top < 0 && first === undefined) return end;
  const indent = first?.search(/-/) ?? 2;
  const isBeyond = (line = "") => line.trim() === "" || (/^ *#/.test(line) && line.search(/#/) <= indent);
  while (isBeyond(lines[end - 1])) end -= 1;
  return end;
}

/** Splits the text into lines with their breaks, without `[]`: no entry can follow that. */
function withoutBrackets(text: string, key: string | undefined): string[] {
  const lines = text.split(/(?<=\n)/);
  const isBrackets = (line: string) => /^ *\[\]\s*$/.test(line);
  if (key === undefined) return lines.filter((line) => !isBrackets(line));
  return lines.map((line) => (line.startsWith(`${key}:`) ? line.replace(/:\s*\[\]/, ":") : line));
}
