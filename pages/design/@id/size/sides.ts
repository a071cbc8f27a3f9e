/** The size of a drawing, for its rulers, the hand beside it, the "True size" dialog and the printout. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Unit } from "#domain/lengths.ts";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import { type Inches, measure, toAspectRatio, toTrueSides, toUpperEnd } from "#domain/size.ts";
import type { ToneableEntry } from "../plate/Drawing.tsx";

/** `inches` are round in the studio's unit; `trueSides` keep the drawing's aspect ratio. */
type KnownSides = { drawing: Box; inches: Inches; trueSides: Inches; ends: End[] };
type Sides = KnownSides | { drawing?: undefined; inches?: undefined };

/** A plate whose drawing has a size. */
export type Measured = { image: ToneableEntry; alt: string } & KnownSides;

/** One end of the size range, or the only size. `picture` is the width of the whole picture, in inches. */
export type End = Inches & { picture: number };

/** Returns the drawing's box and size if both are known. */
export function toSides({ size }: Design, plate: PlateEntry, units: Unit): Sides {
  const { drawing } = plate;
  if (!size || !drawing) return {};
  const aspectRatio = toAspectRatio(drawing, plate);
  const ends = [size, toUpperEnd(size) ?? []].flat().map((end) => ({
    ...measure(end, aspectRatio, units),
    picture: Number((toTrueSides(end, aspectRatio).width / drawing.width).toFixed(3)),
  }));
  const inches = measure(size, aspectRatio, units);
  return { drawing, inches, trueSides: toTrueSides(size, aspectRatio), ends };
}
