/** One YAML file: its data, and the place of everything in it. Knows nothing of what the data should be. */
import { type Document, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { nearest } from "../nearest.ts";
import type { Mistake, Position } from "../problem.ts";
import { blankUnresolved, findRepeatedKeys } from "./flaws.ts";
import { follow, type Path, pathTo, startOf } from "./nodes.ts";
import { PARSING } from "./parsing.ts";
import { salvage } from "./salvage.ts";
import { findTornText, type TornText } from "./torn-text.ts";

export class YamlSource {
  /** Relative to the project's root. */
  readonly file: string;
  /** Plain values; undefined when nothing of the file can be read. */
  readonly data: unknown;
  /** What is wrong with the YAML as such. */
  readonly mistakes: Mistake[];

  readonly #document: Document;
  readonly #lines: string[];
  /** What could not be read, by line. */
  readonly #lost: Map<number, string>;
  /** How many columns a line stands further to the right here than in the file. */
  readonly #moved: Map<number, number>;
  readonly #counter = new LineCounter();

  constructor(file: string, text: string) {
    const { text: readable, mistakes, lost, moved } = salvage(text);
    this.file = file;
    this.#lines = readable.split("\n");
    this.#lost = lost;
    this.#moved = moved;
    this.#document = parseDocument(readable, { ...PARSING, lineCounter: this.#counter });
    const locate = (offset: number) => this.#locate(offset);
    const unresolved = blankUnresolved(this.#document, locate);
    for (const { line } of unresolved) lost.set(line, this.#lines[line - 1] ?? "");
    this.mistakes = [...mistakes, ...findRepeatedKeys(this.#document, locate), ...unresolved];
    this.data = mistakes.length > 0 && this.#document.contents === null ? undefined : this.#plainData();
  }

  /** Where the value stands; what is missing is looked for in the nearest thing around it. */
  valueAt(path: Path): Position {
    return this.#locate(startOf(follow(this.#document, path).node));
  }

  keyAt(path: Path): Position {
    return this.#locate(startOf(follow(this.#document, path).pair?.key));
  }

  /** A scalar as it is written, without quotes: `1.10`, `~`; nothing for a blank value. */
  scalarAt(path: Path): string | undefined {
    const { node } = follow(this.#document, path);
    return isScalar(node) ? node.source : undefined;
  }

  /** What stands on the value's line after the key or the dash, a comment included. */
  restOfLineAt(path: Path): string {
    const line = this.#lines[this.valueAt(path).line - 1] ?? "";
    return /^[\s-]*(?:[\w-]+\s*:)?\s*(.*?)\s*$/.exec(line)?.[1] ?? "";
  }

  /** The text with a comma that the key at `path`, which nobody knows, is a half of. */
  tornTextAt(path: Path): (Position & Omit<TornText, "offset">) | undefined {
    const torn = findTornText(this.#document, this.#lines.join("\n"), path);
    return torn && { ...this.#locate(torn.offset), key: torn.key, text: torn.text };
  }

  /** The path of whatever begins last before the end of `line`. */
  pathAt(line: number): Path {
    const ends = this.#counter.lineStarts[line];
    return pathTo(this.#document, ends === undefined ? Number.POSITIVE_INFINITY : ends - 1);
  }

  /** Whether YAML that could not be read accounts for what is wrong in this line. */
  isLost({ line }: Position): boolean {
    return this.#lost.has(line);
  }

  /** Whether `key` of the map at `path` stands in lines that could not be read. */
  isKeyLost(path: Path, key: string): boolean {
    const { line: first, column } = this.valueAt(path);
    const indent = column - 1 + (this.#moved.get(first) ?? 0);
    const outside = this.#lines.findIndex((text, index) => index >= first && indentOf(text) < indent);
    const end = outside < 0 ? this.#lines.length : outside;
    return [...this.#lost].some(([line, text]) => {
      const beginning = text.replace(/^[\s-]+/, "").slice(0, key.length);
      return line >= first && line <= end && nearest(beginning, [key]) !== undefined;
    });
  }

  #locate(offset: number): Position {
    const { line, col } = this.#counter.linePos(offset);
    return { line, column: col - (this.#moved.get(line) ?? 0) };
  }

  #plainData(): unknown {
    try {
      return this.#document.toJS();
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      const message = "Aliases (*name) repeat more here than can be read. Write the values out.";
      visit(this.#document, {
        Alias: (_, alias) => {
          this.mistakes.push({ ...this.#locate(startOf(alias)), message });
          return visit.BREAK;
        },
      });
      return undefined;
    }
  }
}

/** Blank lines and comments are inside of everything. */
function indentOf(line: string): number {
  return /^\s*(#|$)/.test(line) ? Number.POSITIVE_INFINITY : line.search(/\S/);
}
