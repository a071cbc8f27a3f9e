/** Changes to the entries of a file, as edits of its text: comments and every other byte stay. */
import { stringify } from "yaml";
import { listAt, valueAt } from "../explain/subject.ts";
import { Mistake } from "../problem.ts";
import { type Path, YamlSource } from "../source.ts";
import type { FileName } from "../studio-files.ts";
import { insertEntry } from "./insert-entry.ts";
import { removeItem, setValue } from "./set-values.ts";

type Data = Record<string | number, unknown>;

/** Values by key; undefined removes a key. */
export type Values = Record<string, unknown>;

/** Adds an entry at the end of the list below `key`, or of the file that is a list. */
export function addEntry(file: FileName, text: string, entry: Values, key?: string): string {
  const held = listAt(new YamlSource(file, text).data, key === undefined ? [] : [key]);
  const edited = insertEntry(text, entry, key);
  return confirm(file, edited, setAt(dataOf(file, text), key === undefined ? [] : [key], [...held, entry]));
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
  return confirm(file, edited, setAt(data, path, { ...Object(valueAt(data, path)), ...values }));
}

/** Removes the entry at `path`. */
export function removeEntry(file: FileName, text: string, path: Path): string {
  const data = dataOf(file, text);
  const list = path.slice(0, -1);
  const rest = listAt(data, list).filter((_, index) => index !== path.at(-1));
  return confirm(file, removeItem(text, path), setAt(data, list, rest));
}

const dataOf = (file: FileName, text: string) => new YamlSource(file, text).data;

function setAt(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const held: Data = Object(data);
  const inner = setAt(held[step], rest, value);
  return Array.isArray(data) ? data.with(Number(step), inner) : { ...held, [step]: inner };
}

/** Returns the text if it says what is `meant`. */
function confirm(file: FileName, text: string, meant: unknown): string {
  const toText = (data: unknown) => stringify(data, { sortMapEntries: true });
  if (toText(dataOf(file, text)) === toText(meant)) return text;
  throw new Mistake(
    `${file} is laid out in a way that cannot be changed here, such as with brackets. Change it by hand.`,
  );
}
