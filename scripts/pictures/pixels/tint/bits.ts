/** Bit streams of lossless WebP: the least significant bit of each byte comes first (RFC 9649, section 3.1). */
import { byteAt } from "../raster.ts";

export class BitReader {
  readonly #bytes: Uint8Array;
  /** The index of the next bit. */
  position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Reads the lowest bit first, and zeros beyond the end. */
  read(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++, this.position++) {
      const byte = byteAt(this.#bytes, this.position >> 3);
      value |= ((byte >> (this.position & 7)) & 1) << bit;
    }
    return value;
  }
}

export class BitWriter {
  readonly #bytes: Uint8Array;
  #position = 0;

  /** `capacity` is in bytes. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  write(value: number, count: number): void {
    for (let bit = 0; bit < count; bit++, this.#position++) {
      const at = this.#position >> 3;
      this.#bytes[at] = byteAt(this.#bytes, at) | (((value >> bit) & 1) << (this.#position & 7));
    }
  }

  /** Appends `bytes` from the bit `start` on. Works byte by byte, because this is the hot path. */
  copy(bytes: Uint8Array, start: number): void {
    const shift = start & 7;
    const head = this.#position & 7;
    let to = this.#position >> 3;
    for (let from = start >> 3; from < bytes.length; from++, to++) {
      const byte = (byteAt(bytes, from) | (byteAt(bytes, from + 1) << 8)) >> shift;
      const shifted = (byte & 255) << head;
      this.#bytes[to] = byteAt(this.#bytes, to) | (shifted & 255);
      this.#bytes[to + 1] = shifted >> 8;
    }
    this.#position += bytes.length * 8 - start;
  }

  /** Returns what was written, padded with zeros to a whole byte. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, (this.#position + 7) >> 3);
  }
}
