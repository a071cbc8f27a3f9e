/** The size of a design: in words for the visitor, in inches for the ruler. */
import { toFraction, toQuarter, toSpan } from "./fraction.ts";
import type { Box, PlateEntry } from "./manifest-schema.ts";
import type { DesignSize } from "./size-schema.ts";

export type Inches = { width: number; height: number };

/** ISO/IEC 7810 ID-1, in inches. */
export const BANK_CARD = { long: 85.6 / 25.4, short: 53.98 / 25.4 };

/** `2 × 4¼ in`, `2½ in high`, `5–6 in wide`, `from 2 in wide`; with the centimeters that the artist wrote. */
export function toSizeWords(size: DesignSize): string {
  const words = toInchWords(size);
  return size.centimeters ? `${words} (${size.centimeters})` : words;
}

function toInchWords(size: DesignSize): string {
  const { width, height, upTo, isOpen } = roundCentimeters(size);
  if (width && height) return `${toFraction(width)} × ${toFraction(height)}\u00a0in`;
  const words = `${toSpan(width ?? height ?? 0, upTo)}\u00a0in ${width ? "wide" : "high"}`;
  return isOpen ? `from ${words}` : words;
}

/** The upper end of a range, as a separate size. */
export function toUpperEnd({ width, height, upTo }: DesignSize): DesignSize | undefined {
  if (!upTo) return undefined;
  return width ? { width: upTo } : height ? { height: upTo } : undefined;
}

/** The width over the height of a drawing in a picture. */
export const toAspectRatio = (drawing: Box, picture: Pick<PlateEntry, "width" | "height">) =>
  (drawing.width * picture.width) / (drawing.height * picture.height);

/**
 * The sides of the drawing at true size, in its own `aspectRatio` (width over height): as wide as given or, without a
 * width, as high. A range counts as its lower end.
 */
export function toTrueSides({ width, height }: DesignSize, aspectRatio: number): Inches {
  if (width) return { width, height: width / aspectRatio };
  return { width: (height ?? 0) * aspectRatio, height: height ?? 0 };
}

/**
 * How large the drawing is meant to be, in numbers that people use; a range counts as its lower end. A side that is not
 * given follows from the drawing's `aspectRatio` (width over height), to the nearest quarter inch.
 */
export function measure(size: DesignSize, aspectRatio: number): Inches {
  const { width, height } = roundCentimeters(size);
  if (width) return { width, height: height ?? toQuarter(width / aspectRatio) };
  return { width: toQuarter((height ?? 0) * aspectRatio), height: height ?? 0 };
}

/** Rounds a size that was given in centimeters to the nearest quarter inch. */
function roundCentimeters(size: DesignSize): DesignSize {
  const { width, height, centimeters } = size;
  if (!centimeters) return size;
  return { ...size, width: width && toQuarter(width), height: height && toQuarter(height) };
}
