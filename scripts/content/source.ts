/** One YAML file: its data, and the position of everything in it. It knows no schema. */
import { type Alias, type ErrorCode, isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { Position } from "./problem.ts";
import type { FileName } from "./studio-files.ts";

/** The keys and indexes (from 0) that lead to a value. */
export type Path = readonly (string | number)[];

/** The parser's error when it cannot read the file. */
type SyntaxFailure = { code: ErrorCode; message: string; offset: number };

/** An unquoted scalar, perhaps empty, and the rest of its last line, such as a comment. */
export type PlainScalar = { path: Path; text: string; rest: string };

export class YamlSource {
  readonly file: FileName;
  readonly text: string;
  /** Plain data, or undefined when the YAML is broken. */
  readonly data: unknown;
  /** The first syntax error. Later ones often follow from it. */
  readonly failure?: SyntaxFailure;

  readonly #document;

  constructor(file: FileName, text: string) {
    this.file = file;
    this.text = text;
    this.#document = parseDocument(text, {
      prettyErrors: false,
      stringKeys: true,
      resolveKnownTags: false,
      logLevel: "error",
    });
    const [error] = [...this.#document.errors, ...this.#document.warnings];
    if (error) this.failure = { code: error.code, message: error.message, offset: error.pos[0] };
    else {
      try {
        this.data = this.#document.toJS();
      } catch (error) {
        if (!(error instanceof ReferenceError)) throw error;
        this.failure = this.#findAlias(error.message);
      }
    }
  }

  /** Finds the first alias of an unknown name, or else the first of too many. */
  #findAlias(message: string): SyntaxFailure {
    const aliases: Alias[] = [];
    visit(this.#document, { Alias: (_, alias) => void aliases.push(alias) });
    const unknown = aliases.find((alias) => !alias.resolve(this.#document));
    const code = unknown ? "BAD_ALIAS" : "RESOURCE_EXHAUSTION";
    return { code, message, offset: rangeOf(unknown ?? aliases[0]).start };
  }

  /** Returns the last node that exists along `path`. */
  #nodeAt(path: Path): unknown {
    const node = this.#document.getIn(path, true);
    return node || path.length === 0 ? node : this.#nodeAt(path.slice(0, -1));
  }

  positionAt(offset: number): Position {
    const before = this.text.slice(0, offset);
    return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
  }

  /** Returns the start of the value, or of the nearest node around a missing one. */
  locate(path: Path): Position {
    return this.positionAt(rangeOf(this.#nodeAt(path)).start);
  }

  locateKey(path: Path): Position {
    const map = this.#nodeAt(path.slice(0, -1));
    const pair = isMap(map) ? map.items.find(({ key }) => nameOf(key) === path.at(-1)) : undefined;
    return this.positionAt(rangeOf(pair?.key).start);
  }

  /** Returns a scalar as typed, without quotes, such as `1.10`, `~` or nothing; undefined where there is none. */
  scalarAt(path: Path): string | undefined {
    const node = this.#nodeAt(path);
    return isScalar(node) ? node.source : undefined;
  }

  /** Finds the word at `offset` of a text, or the start of the text if quotes or line breaks hide the word. */
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
    if (typeof node.value === "string") return [{ path, text: node.value, rest: this.#rest(end) }];
    const from = node.anchor ? this.text.lastIndexOf("&", start) : start;
    return node.source === "" ? [{ path, text: "", rest: this.#rest(from) }] : [];
  }

  /** Returns the rest of the line. */
  #rest(offset: number): string {
    return /^.*/.exec(this.text.slice(offset))?.[0].trimEnd() ?? "";
  }
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? (key.value ?? "") : key);
}

/** Returns the range of a node, without trailing spaces and comments. */
function rangeOf(node: unknown): { start: number; end: number } {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return { start, end };
}

/** Returns the value at `path` in plain data, or undefined. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(
    (value: unknown, step) => (Object.hasOwn(Object(value), step) ? Object(value)[step] : undefined),
    data,
  );
}

/** Returns the list at `path` in plain data, or an empty one. */
export function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}
