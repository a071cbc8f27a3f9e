/** The dots of a drawing as a tree whose branches follow its strokes, and their text, which servers compress. */
import type { Point } from "./pixels.ts";

/** A dot, and those beside it in the tree. In units, of which the long side of the picture has so many. */
export type Dot = Point & { near: Dot[] };
export const UNITS = 720;

/** The character for zero: from there on all are printable. */
const ZERO = 35;

/**
 * Three characters a dot, in three columns: how many dots to go back, and how far it lies from there. Each dot comes
 * after one that it is near to.
 */
export function writeDots(first: Dot): string {
  const columns: [string[], string[], string[]] = [[], [], []];
  const open: { dot: Dot; from?: Dot; depth: number }[] = [{ dot: first, depth: 0 }];
  let length = 0;
  for (let step = open.pop(); step; step = open.pop()) {
    const { dot, from, depth } = step;
    const numbers = [length - depth, rounded(dot.x) - rounded(from?.x), rounded(dot.y) - rounded(from?.y)];
    for (const [index, column] of columns.entries()) column.push(toCharacter(numbers[index] ?? 0));
    length = depth + 1;
    for (const next of dot.near) if (next !== from) open.push({ dot: next, from: dot, depth: length });
  }
  return columns.flat().join("");
}

export function readDots(text: string): Dot[] {
  const count = text.length / 3;
  const numberAt = (index: number) => toNumber(text.charCodeAt(index));
  const path: Dot[] = [];
  return Array.from({ length: count }, (_, index) => {
    path.length -= numberAt(index);
    const from = path.at(-1);
    const [x, y] = [numberAt(count + index), numberAt(2 * count + index)];
    const dot = { x: x + (from?.x ?? 0), y: y + (from?.y ?? 0), near: from ? [from] : [] };
    from?.near.push(dot);
    path.push(dot);
    return dot;
  });
}

const rounded = (value = 0) => Math.round(value);

/** Small numbers, of either sign, are the characters of one byte. */
const toCharacter = (value: number) => String.fromCharCode(ZERO + (value < 0 ? -2 * value - 1 : 2 * value));

const toNumber = (code: number) => ((code - ZERO) % 2 ? (ZERO - code - 1) / 2 : (code - ZERO) / 2);
