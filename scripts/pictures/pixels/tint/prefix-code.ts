/** Reads the prefix codes of lossless WebP from the stream that they describe (RFC 9649, section 3.7.2). */
import type { BitReader } from "./bits.ts";

/** A function that reads the next symbol. */
export type PrefixCode = (bits: BitReader) => number;

/** The order in which the stream stores the code lengths of code lengths. */
const LENGTH_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** Code lengths above 15 repeat the previous length or zero, `least` times plus a number in the extra bits. */
const REPEATS = [
  { repeatsPrevious: true, least: 3, extraBits: 2 },
  { repeatsPrevious: false, least: 3, extraBits: 3 },
  { repeatsPrevious: false, least: 11, extraBits: 7 },
];

/** `alphabet` is the number of possible symbols. */
export function readPrefixCode(bits: BitReader, alphabet: number): PrefixCode {
  return toCode(bits.read(1) === 1 ? readSimpleLengths(bits) : readLengths(bits, alphabet));
}

/** Reads one or two symbols that are written out. */
function readSimpleLengths(bits: BitReader): number[] {
  const count = bits.read(1) + 1;
  const lengths: number[] = [];
  lengths[bits.read(bits.read(1) === 1 ? 8 : 1)] = 1;
  if (count === 2) lengths[bits.read(8)] = 1;
  return lengths;
}

function readLengths(bits: BitReader, alphabet: number): number[] {
  const lengthLengths: number[] = [];
  const count = 4 + bits.read(4);
  for (const symbol of LENGTH_ORDER.slice(0, count)) lengthLengths[symbol] = bits.read(3);
  const code = toCode(lengthLengths);
  let left = bits.read(1) === 1 ? 2 + bits.read(2 + 2 * bits.read(3)) : alphabet;
  const lengths: number[] = [];
  let previous = 8;
  for (; lengths.length < alphabet && left > 0; left--) {
    const symbol = code(bits);
    const repeat = REPEATS[symbol - 16];
    if (repeat === undefined) {
      lengths.push(symbol);
      if (symbol > 0) previous = symbol;
      continue;
    }
    const times = repeat.least + bits.read(repeat.extraBits);
    for (let time = 0; time < times; time++) lengths.push(repeat.repeatsPrevious ? previous : 0);
  }
  return lengths;
}

/** Makes the canonical code: shorter codes first, then in the order of symbols. A single symbol takes no bits. */
function toCode(lengths: readonly number[]): PrefixCode {
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol]);
  if (symbols.length < 2) return () => symbols[0] ?? 0;
  const longest = Math.max(...lengths.filter(Boolean));
  return (bits) => {
    let code = 0;
    let first = 0;
    for (let length = 1; length <= longest; length++) {
      const ofLength = symbols.filter((symbol) => lengths[symbol] === length);
      code = (code << 1) | bits.read(1);
      first <<= 1;
      const symbol = ofLength[code - first];
      if (symbol !== undefined) return symbol;
      first += ofLength.length;
    }
    throw new RangeError("The bits follow no prefix code.");
  };
}
