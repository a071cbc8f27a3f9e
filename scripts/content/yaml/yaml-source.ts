/** One YAML file: its data, and the position of everything in it. Knows no schema. */
import { isScalar } from "yaml";
import type { Position, Problem } from "../problem.ts";
import { explainFault } from "./explain-fault.ts";
import { follow, type Path, startOf } from "./nodes.ts";
import { type Parsed, parse } from "./parse.ts";

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

  keyAt(path: Path): Position {
    return this.#locate(startOf(follow(this.#parsed.document, path).pair?.key));
  }

  /** A scalar as it is written, without quotes: `1.10`, `~`; nothing for a blank value. */
  scalarAt(path: Path): string | undefined {
    const { node } = follow(this.#parsed.document, path);
    return isScalar(node) ? node.source : undefined;
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
