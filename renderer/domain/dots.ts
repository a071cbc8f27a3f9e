/** Writes and reads the dots of a drawing, a tree whose branches follow its strokes, as text that compresses well. */
import type { Point } from "./pixels.ts";

/** A dot and its neighbors in the tree. Positions are in units. */
export type Dot = Point & { near: Dot[] };

/** The longer side of every picture, in units. */
export const UNITS = 720;

/** The character for zero. It and all that follow are printable. */
const ZERO = 35;

/**
 * Writes three characters a dot, in three columns: how many dots to go back along the path, and the offset from there,
 * across and down. Each dot comes after one of its neighbors.
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

/** Small numbers of either sign become characters of one byte. */
const toCharacter = (value: number) => String.fromCharCode(ZERO + (value < 0 ? -2 * value - 1 : 2 * value));

const toNumber = (code: number) => ((code - ZERO) % 2 ? (ZERO - code - 1) / 2 : (code - ZERO) / 2);
