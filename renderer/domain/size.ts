/** The size of a design: in words for the visitor, in inches for the ruler. */
import { type LengthConventions, toFigure, toStep, type Unit } from "./lengths.ts";
import type { Box, PlateEntry } from "./manifest-schema.ts";
import type { DesignSize } from "./size-schema.ts";

export type Inches = { width: number; height: number };

/**
 * `2 × 4¼ in`, `2½ in high`, `5–6 in wide`, `2 in wide or larger`; `5 × 11 cm (2 × 4¼ in)`. Inches stand alone unless the
 * artist wrote centimeters.
 */
export function toSizeWords(size: DesignSize, { units, locale }: LengthConventions): string {
  const { width, height, isOpen } = size;
  const side = width && height ? "" : width ? " wide" : " high";
  const words = `${toSides(size, { units, locale })}${side}${isOpen ? " or larger" : ""}`;
  if (units === "in" && size.writtenIn === "in") return words;
  return `${words} (${toSides(size, { units: units === "in" ? "cm" : "in", locale })})`;
}

/** `2 × 4¼ in`, `5–6 in` */
function toSides(size: DesignSize, conventions: LengthConventions): string {
  const { width, height, upTo } = round(size, conventions.units);
  const [lengths, sign] =
    width && height ? [[width, height], " × "] : [[width ?? height ?? 0, upTo ?? []].flat(), "–"];
  return `${lengths.map((length) => toFigure(length, conventions)).join(sign)}\u00a0${conventions.units}`;
}

/** Returns the width over the height of a drawing in a picture. */
export const toAspectRatio = (drawing: Box, picture: Pick<PlateEntry, "width" | "height">) =>
  (drawing.width * picture.width) / (drawing.height * picture.height);

/**
 * Returns the sides of the drawing at true size, in its own `aspectRatio` (width over height): as wide as given or, without a
 * width, as high. A range counts as its lower end.
 */
export function toTrueSides({ width, height }: DesignSize, aspectRatio: number): Inches {
  if (width) return { width, height: width / aspectRatio };
  return { width: (height ?? 0) * aspectRatio, height: height ?? 0 };
}

/**
 * Returns how large the drawing is meant to be, in numbers that people use in their unit; a range counts as its lower
 * end. A side that is not given follows from the drawing's `aspectRatio` (width over height), to the nearest step.
 */
export function measure(size: DesignSize, aspectRatio: number, units: Unit): Inches {
  const { width, height } = round(size, units);
  if (width) return { width, height: height ?? toStep(width / aspectRatio, units) };
  return { width: toStep((height ?? 0) * aspectRatio, units), height: height ?? 0 };
}

/** Rounds a size that was written in the other unit. */
function round(size: DesignSize, units: Unit): DesignSize {
  if (size.writtenIn === units) return size;
  const [width, height, upTo] = [size.width, size.height, size.upTo].map(
    (side) => side && toStep(side, units),
  );
  return { ...size, width, height, upTo };
}
