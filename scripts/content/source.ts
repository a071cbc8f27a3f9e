/** One YAML file: its data, and the position of everything in it. Knows no schema. */
import { type Alias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { Correction, Position } from "./problem.ts";
import type { FileName } from "./studio-files.ts";

/** Keys and indexes (from 0) from the top of the file. */
export type Path = readonly (string | number)[];

/** What makes the file unreadable, as the parser names it. */
export type Fault = { code: string; message: string; offset: number };

/** An unquoted text or nothing, its range, and what follows it on its last line, such as a comment. */
export type PlainScalar = { path: Path; text: string; rest: string; start: number; end: number };

export class YamlSource {
  readonly file: FileName;
  readonly text: string;
  /** Plain values; undefined when the YAML is broken. */
  readonly data: unknown;
  /** The first thing that is wrong with the YAML as such: later ones are often its consequences. */
  readonly fault?: Fault;

  readonly #document;
  readonly #counter = new LineCounter();

  constructor(file: FileName, text: string) {
    this.file = file;
    this.text = text;
    this.#document = parseDocument(text, {
      prettyErrors: false,
      stringKeys: true,
      resolveKnownTags: false,
      logLevel: "error",
      lineCounter: this.#counter,
    });
    const [error] = [...this.#document.errors, ...this.#document.warnings];
    if (error) this.fault = { code: error.code, message: error.message, offset: error.pos[0] };
    else {
      try {
        this.data = this.#document.toJS();
      } catch (error) {
        if (!(error instanceof ReferenceError)) throw error;
        this.fault = { code: "BAD_ALIAS", message: error.message, offset: this.#findAlias() };
      }
    }
  }

  /** The first alias of an unknown name, or else the first of too many. */
  #findAlias(): number {
    const aliases: Alias[] = [];
    visit(this.#document, { Alias: (_, alias) => void aliases.push(alias) });
    return rangeOf(aliases.find((alias) => !alias.resolve(this.#document)) ?? aliases[0]).start;
  }

  /** The last node that exists along `path`. */
  #nodeAt(path: Path): unknown {
    const node = this.#document.getIn(path, true);
    return node || path.length === 0 ? node : this.#nodeAt(path.slice(0, -1));
  }

  positionAt(offset: number): Position {
    const { line, col } = this.#counter.linePos(offset);
    return { line, column: col };
  }

  /** The start of the value; for a missing one, of the nearest thing around it. */
  locate(path: Path): Position {
    return this.positionAt(rangeOf(this.#nodeAt(path)).start);
  }

  locateKey(path: Path): Position {
    const map = this.#nodeAt(path.slice(0, -1));
    const pair = isMap(map) ? map.items.find(({ key }) => nameOf(key) === path.at(-1)) : undefined;
    return this.positionAt(rangeOf(pair?.key).start);
  }

  /** Replaces the value. */
  correct(path: Path, text: string): Correction {
    return { ...rangeOf(this.#nodeAt(path)), text };
  }

  /** A scalar as it is written, without quotes: `1.10`, `~`; nothing for a blank value. */
  scalarAt(path: Path): string | undefined {
    const node = this.#nodeAt(path);
    return isScalar(node) ? node.source : undefined;
  }

  /** Where the word at `offset` of a text is written; the start of the text if quotes or line breaks hide it. */
  offsetOf(path: Path, offset: number): number {
    const node = this.#nodeAt(path);
    const { start, end } = rangeOf(node);
    const value = isScalar(node) ? String(node.value) : "";
    const [word = ""] = /^\S+/.exec(value.slice(offset)) ?? [];
    const nth = value.slice(0, offset).split(word).length;
    const pieces = this.text.slice(start, end).split(word);
    return word && pieces.length > nth ? start + pieces.slice(0, nth).join(word).length : start;
  }

  plainScalars(node: unknown = this.#document.contents, path: Path = []): PlainScalar[] {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) => this.plainScalars(value, [...path, nameOf(key)]));
    if (isSeq(node)) return node.items.flatMap((item, index) => this.plainScalars(item, [...path, index]));
    if (!isScalar(node) || node.type !== "PLAIN") return [];
    const { start, end } = rangeOf(node);
    if (typeof node.value === "string")
      return [{ path, text: node.value, rest: this.#rest(end), start, end }];
    const from = node.anchor ? this.text.lastIndexOf("&", start) : start;
    return node.source === "" ? [{ path, text: "", rest: this.#rest(from), start: from, end: from }] : [];
  }

  /** Of the line. */
  #rest(offset: number): string {
    return /^.*/.exec(this.text.slice(offset))?.[0].trimEnd() ?? "";
  }
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? (key.value ?? "") : key);
}

/** Without trailing blanks and comments. */
function rangeOf(node: unknown): { start: number; end: number } {
  const [start, end] = (node as Node | null | undefined)?.range ?? [0, 0];
  return { start, end };
}
