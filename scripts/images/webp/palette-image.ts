/** The palette of a lossless WebP: an image one pixel high (RFC 9649, sections 3.6 and 4.4). */

import type { Rgb } from "#domain/pixels.ts";
import type { BitReader, BitWriter } from "./bits.ts";
import { type PrefixCode, readPrefixCode } from "./prefix-code.ts";

type Codes = [PrefixCode, PrefixCode, PrefixCode, PrefixCode, PrefixCode];

/** Symbols for green and lengths, red, blue, alpha, distances. */
const ALPHABETS = [280, 256, 256, 256, 40];
/** The distance codes that can occur in a single row: to the left, and to the right in the row "above". */
const DISTANCES: Record<number, number> = { 2: 1, 6: 2, 14: 3, 24: 4, 40: 5, 56: 6, 74: 7, 97: 8 };
const DISTANCES_FROM_END: Record<number, number> = { 4: 1, 10: 2, 18: 3, 28: 4, 44: 5, 60: 6, 80: 7 };

/** Each colour is stored as its difference from the previous one. Undefined when the coding is one that we do not read. */
export function readPalette(bits: BitReader): Rgb[] | undefined {
  const count = bits.read(8) + 1;
  if (bits.read(1) === 1) return;
  const differences = readDifferences(bits, count);
  if (differences?.length !== count) return;
  let last: Rgb = [0, 0, 0];
  return differences.map(([red, green, blue]) => {
    last = [(last[0] + red) & 255, (last[1] + green) & 255, (last[2] + blue) & 255];
    return last;
  });
}

/** Reads literals and back-references to earlier pixels (RFC 9649, section 3.6.2). */
function readDifferences(bits: BitReader, count: number): Rgb[] | undefined {
  const [green, red, blue, alpha, distance] = ALPHABETS.map((size) => readPrefixCode(bits, size)) as Codes;
  const read: Rgb[] = [];
  while (read.length < count) {
    const symbol = green(bits);
    if (symbol < 256) {
      read.push([red(bits), symbol, blue(bits)]);
      alpha(bits);
      continue;
    }
    const length = readNumber(bits, symbol - 256);
    const code = readNumber(bits, distance(bits));
    const from = read.length - (DISTANCES[code] ?? count - (DISTANCES_FROM_END[code] ?? count));
    for (let copy = 0; copy < length; copy++) {
      const earlier = read[from + copy];
      if (earlier === undefined) return;
      read.push(earlier);
    }
  }
  return read;
}

/** A length or a distance. A small one is the prefix itself; a large one has extra bits. */
function readNumber(bits: BitReader, prefix: number): number {
  if (prefix < 4) return prefix + 1;
  const extraBits = (prefix - 2) >> 1;
  return ((2 + (prefix & 1)) << extraBits) + bits.read(extraBits) + 1;
}

/** Uses the simplest coding: eight bits per channel, all colours opaque. */
export function writePalette(bits: BitWriter, palette: readonly Rgb[]): void {
  bits.write(palette.length - 1, 8);
  bits.write(0, 1);
  for (let channel = 0; channel < 3; channel++) writeByteCode(bits);
  writeOpaqueCode(bits);
  bits.write(0b0001, 4);
  palette.forEach(([red, green, blue], index) => {
    const before = palette[index - 1] ?? [0, 0, 0];
    writeByte(bits, green - before[1]);
    writeByte(bits, red - before[0]);
    writeByte(bits, blue - before[2]);
    bits.write(index === 0 ? 1 : 0, 1);
  });
}

/** A code of eight bits for every byte: 12 code length codes of which only "8" is used, then "8" 256 times. */
function writeByteCode(bits: BitWriter): void {
  bits.write(0, 1);
  bits.write(12 - 4, 4);
  bits.write(0, 11 * 3);
  bits.write(1, 3);
  bits.write(0b0111, 4);
  bits.write(256 - 2, 8);
}

/** The first alpha is 255 and each later one differs by 0: two symbols of one bit. */
function writeOpaqueCode(bits: BitWriter): void {
  bits.write(0b111, 3);
  bits.write(0, 8);
  bits.write(255, 8);
}

/** Prefix codes start with their highest bit. */
function writeByte(bits: BitWriter, value: number): void {
  for (let bit = 7; bit >= 0; bit--) bits.write((value >> bit) & 1, 1);
}
