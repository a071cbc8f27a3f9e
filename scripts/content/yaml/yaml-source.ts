/** One YAML file: its data, and the position of everything in it. Knows no schema. */
import { isScalar } from "yaml";
import type { Position, Problem } from "../problem.ts";
import { explainFault } from "./explain-fault.ts";
import { findScalars, follow, type Path, startOf } from "./nodes.ts";
import { type Parsed, parse } from "./parse.ts";

/** `rest` has the line's comment. */
export type PlainText = Position & { path: Path; text: string; rest: string };

export class YamlSource {
  /** Relative to the project's root. */
  readonly file: string;
  /** Plain values; undefined when the YAML is broken. */
  readonly data: unknown;
  /** The first thing that is wrong with the YAML as such; its subject is the line itself. */
  readonly fault?: Omit<Problem, "file">;

  readonly #parsed: Parsed;

  constructor(file: string, text: string) {
    this.file = file;
    this.#parsed = parse(text);
    this.data = this.#parsed.data;
    if (this.#parsed.fault) this.fault = explainFault(this.#parsed.fault, this.#parsed);
  }

  /** The start of the value; for a missing one, of the nearest thing around it. */
  valueAt(path: Path): Position {
    return this.#locate(startOf(follow(this.#parsed.document, path).node));
  }

  /** The word at `offset` of a text; the start of the text where its quotes or line breaks hide the word. */
  wordAt(path: Path, offset: number): Position {
    const { node } = follow(this.#parsed.document, path);
    const [start = 0, end = 0] = isScalar(node) ? (node.range ?? []) : [];
    const value = isScalar(node) ? String(node.value) : "";
    const [word = ""] = /^\S+/.exec(value.slice(offset)) ?? [];
    const before = value.slice(0, offset).split(word).length;
    const written = isScalar(node) && node.type === "QUOTE_DOUBLE" ? JSON.stringify(word).slice(1, -1) : word;
    const pieces = this.#parsed.text.slice(start, end).split(written);
    if (!word || pieces.length <= before) return this.valueAt(path);
    return this.#locate(start + pieces.slice(0, before).join(written).length);
  }

  keyAt(path: Path): Position {
    return this.#locate(startOf(follow(this.#parsed.document, path).pair?.key));
  }

  /** A scalar as it is written, without quotes: `1.10`, `~`; nothing for a blank value. */
  scalarAt(path: Path): string | undefined {
    const { node } = follow(this.#parsed.document, path);
    return isScalar(node) ? node.source : undefined;
  }

  /** Every unquoted text, its place, and what follows it on its last line. */
  plainTexts(): PlainText[] {
    const { document, text } = this.#parsed;
    return findScalars(document.contents).flatMap(({ path, node }) => {
      const [start = 0, end = 0] = node.range ?? [];
      const [rest = ""] = /^.*/.exec(text.slice(end)) ?? [];
      const isPlain = node.type === "PLAIN" && typeof node.value === "string";
      return isPlain ? [{ path, ...this.#locate(start), text: node.value as string, rest }] : [];
    });
  }

  /** The rest of the value's line after the key or the dash, including a comment. */
  restOfLineAt(path: Path): string {
    const line = this.#parsed.text.split("\n")[this.valueAt(path).line - 1] ?? "";
    return /^[\s-]*(?:[\w-]+\s*:)?\s*(.*?)\s*$/.exec(line)?.[1] ?? "";
  }

  #locate(offset: number): Position {
    const { line, col } = this.#parsed.counter.linePos(offset);
    return { line, column: col };
  }
}
