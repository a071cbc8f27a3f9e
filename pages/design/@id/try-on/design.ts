/** What "On your own skin" needs of a design. */
import { findReservation, type Reservation } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toRgb } from "#domain/colors.ts";
import { isSoldOut } from "#domain/design.ts";
import type { LengthConventions, Unit } from "#domain/lengths.ts";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import type { Rgb } from "#domain/pixels.ts";
import { measure, toAspectRatio } from "#domain/size.ts";
import type { DesignSize } from "#domain/size-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";

/** Sizes of a drawing's long side. There is no upper limit without `to`. */
export type Range = { from: number; to?: number };

export type TryOnDesign = Pick<Design, "id" | "title"> & {
  reserved?: Reservation;
  /** The picture, below the site's root. */
  path: string;
  /** The part of the picture that has ink. */
  drawing: Box;
  paper: Rgb;
  conventions: LengthConventions;
  /** Absent if the artist gives no size. */
  inches?: Range & { side: "high" | "wide" };
  /** The artist's words about a size outside the range. */
  tooSmall?: string;
  tooLarge?: string;
};

/** Returns undefined if the design is sold out or its picture has no paper to remove. */
export function toTryOn(design: Design, plate: PlateEntry, studio: Studio): TryOnDesign | undefined {
  const { drawing } = plate;
  if (isSoldOut(design) || !drawing) return undefined;
  const { id, title, size } = design;
  const { brand, tryOn, units, locale } = studio;
  return {
    id,
    title,
    reserved: findReservation(design, studio),
    path: largestOf(plate).path,
    drawing,
    paper: toRgb(brand.colors.light.paper),
    conventions: { units, locale },
    inches: size && toInches(size, toAspectRatio(drawing, plate), units),
    ...tryOn,
  };
}

/** Converts the artist's range, which is for either side, to the long side. */
function toInches(size: DesignSize, aspectRatio: number, units: Unit): TryOnDesign["inches"] {
  const { width, height } = measure(size, aspectRatio, units);
  const from = Math.max(width, height);
  const growth = (size.upTo ?? 0) / (size.width ?? size.height ?? 1) || 1;
  return { from, to: size.isOpen ? undefined : from * growth, side: width > height ? "wide" : "high" };
}
