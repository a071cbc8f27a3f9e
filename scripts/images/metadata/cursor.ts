/** Reads a span of a file in order. Throws `Malformed` beyond its end. */
import { Malformed } from "./container.ts";

/** From one offset in the file to another. */
export type Span = { start: number; end: number };

export class Cursor {
  readonly #file: Buffer;
  readonly #end: number;
  at: number;

  constructor(file: Buffer, { start, end }: Span) {
    this.#file = file;
    this.#end = end;
    this.at = start;
  }

  /** Big-endian. Zero when `length` is. */
  number(length: number): number {
    return [...this.#take(length)].reduce((value, byte) => value * 256 + byte, 0);
  }

  text(length: number): string {
    return this.#take(length).toString("latin1");
  }

  #take(length: number): Buffer {
    this.at += length;
    if (this.at > this.#end) throw new Malformed();
    return this.#file.subarray(this.at - length, this.at);
  }
}
