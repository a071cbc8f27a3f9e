/** The size of a drawing, for its rulers, the hand beside it and the printout. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Unit } from "#domain/lengths.ts";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import { type Inches, measure, toAspectRatio, toTrueSides } from "#domain/size.ts";

/** `inches` are round in the studio's unit; `trueSides` keep the drawing's aspect ratio. */
type KnownSides = { drawing: Box; inches: Inches; trueSides: Inches };
type Sides = KnownSides | { drawing?: undefined; inches?: undefined };

/** A plate whose drawing has a size. */
export type Measured = { image: PlateEntry; alt: string } & KnownSides;

/** Returns the drawing's box and size if both are known. */
export function toSides({ size }: Design, plate: PlateEntry, units: Unit): Sides {
  const { drawing } = plate;
  if (!size || !drawing) return {};
  const aspectRatio = toAspectRatio(drawing, plate);
  return {
    drawing,
    inches: measure(size, aspectRatio, units),
    trueSides: toTrueSides(size, aspectRatio),
  };
}
