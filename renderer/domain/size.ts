/** The size of a design: in words for the visitor, in inches for the ruler. */
import { toFraction } from "./fraction.ts";
import { readSize, type Size } from "./read-size.ts";

/** Inches. */
export type Inches = { width: number; height: number };

/** `2 x 4 1/4` → `2 × 4¼ in`, `H 2.5` → `2½ in high`, a range → `5–6 in wide`. Any other text stays as it is. */
export function toSizeWords(size: Size): string {
  const { width, height, isOpen } = readSize(size);
  if (width && height) return `${toSpan(width)} × ${toSpan(height)} in`;
  const side = width ?? height;
  if (!side) return String(size);
  const words = `${toSpan(side)} in ${width ? "wide" : "high"}`;
  return isOpen ? `from ${words}` : words;
}

/**
 * How large the drawing is meant to be; of a range its lower end. A side that is not given follows from the
 * drawing's `aspectRatio` (width over height), to the nearest quarter inch. Nothing where the size cannot be read.
 */
export function measure(size: Size, aspectRatio: number): Inches | undefined {
  const { width: [width] = [], height: [height] = [] } = readSize(size);
  if (width && height) return { width, height };
  if (width) return { width, height: toQuarter(width / aspectRatio) };
  if (height) return { width: toQuarter(height * aspectRatio), height };
}

function toSpan(side: readonly number[]): string {
  return side.map(toFraction).join("–");
}

function toQuarter(inches: number): number {
  return Math.max(0.25, Math.round(inches * 4) / 4);
}
