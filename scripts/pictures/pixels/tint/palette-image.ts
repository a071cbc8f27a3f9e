/** The palette of a lossless WebP: an image one pixel high (RFC 9649, sections 3.6 and 4.4). */

import type { Rgb } from "#domain/pixels.ts";
import type { BitReader, BitWriter } from "./bits.ts";
import { readPrefixCode } from "./prefix-code.ts";

/** A green symbol below this is a literal, as is every red, blue and alpha. Others are lengths. */
const LITERALS = 256;
const LENGTHS = 24;
const DISTANCES = 40;

/**
 * Reads a palette, in which each color is stored as its difference from the previous one. Returns undefined for codings
 * that we do not read, such as back-references (RFC 9649, section 3.6.2), which few palettes have.
 */
export function readPalette(bits: BitReader): Rgb[] | undefined {
  const count = bits.read(8) + 1;
  if (bits.read(1) === 1) return;
  const green = readPrefixCode(bits, LITERALS + LENGTHS);
  const red = readPrefixCode(bits, LITERALS);
  const blue = readPrefixCode(bits, LITERALS);
  const alpha = readPrefixCode(bits, LITERALS);
  readPrefixCode(bits, DISTANCES);
  const palette: Rgb[] = [];
  let last: Rgb = [0, 0, 0];
  while (palette.length < count) {
    const symbol = green(bits);
    if (symbol >= LITERALS) return;
    last = [(last[0] + red(bits)) & 255, (last[1] + symbol) & 255, (last[2] + blue(bits)) & 255];
    alpha(bits);
    palette.push(last);
  }
  return palette;
}

/** Uses the simplest coding: eight bits per channel, all colors opaque. */
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

/** Writes a code of eight bits for every byte: 12 code length codes of which only "8" is used, then "8" 256 times. */
function writeByteCode(bits: BitWriter): void {
  bits.write(0, 1);
  bits.write(12 - 4, 4);
  bits.write(0, 11 * 3);
  bits.write(1, 3);
  bits.write(0b0111, 4);
  bits.write(256 - 2, 8);
}

/** Writes a code of one bit for 255, the first alpha, and for 0, the difference of each later one. */
function writeOpaqueCode(bits: BitWriter): void {
  bits.write(0b111, 3);
  bits.write(0, 8);
  bits.write(255, 8);
}

/** Prefix codes start with their highest bit. */
function writeByte(bits: BitWriter, value: number): void {
  for (let bit = 7; bit >= 0; bit--) bits.write((value >> bit) & 1, 1);
}
