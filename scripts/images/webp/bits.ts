/** Streams of bits, the least significant of each byte first, as lossless WebP packs them (RFC 9649, section 3.1). */

export class BitReader {
  readonly #bytes: Uint8Array;
  /** Of the next bit, counted from the first of the stream. */
  position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next bits as a number, the first bit lowest; zeros beyond the end. */
  read(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++, this.position++) {
      const byte = this.#bytes[this.position >> 3] ?? 0;
      value |= ((byte >> (this.position & 7)) & 1) << bit;
    }
    return value;
  }
}

export class BitWriter {
  readonly #bytes: Uint8Array;
  #position = 0;

  /** `capacity` in bytes: more is never written. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  write(value: number, count: number): void {
    for (let bit = 0; bit < count; bit++, this.#position++) {
      const at = this.#position >> 3;
      this.#bytes[at] = (this.#bytes[at] as number) | (((value >> bit) & 1) << (this.#position & 7));
    }
  }

  /** Appends all bits of `bytes` from the bit `start` on, a byte at a time. */
  copy(bytes: Uint8Array, start: number): void {
    const shift = start & 7;
    const head = this.#position & 7;
    let to = this.#position >> 3;
    for (let from = start >> 3; from < bytes.length; from++, to++) {
      const byte = ((bytes[from] as number) | ((bytes[from + 1] ?? 0) << 8)) >> shift;
      const shifted = (byte & 255) << head;
      this.#bytes[to] = (this.#bytes[to] as number) | (shifted & 255);
      this.#bytes[to + 1] = shifted >> 8;
    }
    this.#position += bytes.length * 8 - start;
  }

  /** What was written, filled up to a whole byte with zeros. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, (this.#position + 7) >> 3);
  }
}
