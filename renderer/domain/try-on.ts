/** What "On your own skin" needs of a design. */
import type { Reservation } from "./books.ts";
import type { Design } from "./catalogue-schema.ts";
import { toRgb } from "./colors.ts";
import { isSoldOut } from "./design.ts";
import type { LengthConventions, Unit } from "./lengths.ts";
import type { Box, PlateEntry } from "./manifest-schema.ts";
import { largestOf } from "./pictures.ts";
import type { Rgb } from "./pixels.ts";
import { measure, toAspectRatio } from "./size.ts";
import type { DesignSize } from "./size-schema.ts";
import type { Studio } from "./studio-schema.ts";

/** Sizes of a drawing's long side. There is no upper limit without `to`. */
export type Range = { from: number; to?: number };

/** All but `TryOn` comes from the design itself. */
export type TryOnDesign = Pick<Design, "id" | "title"> & TryOn & { reserved?: Reservation };

export type TryOn = {
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
export function toTryOn(design: Design, plate: PlateEntry, studio: Studio): TryOn | undefined {
  const { drawing } = plate;
  if (isSoldOut(design) || !drawing) return undefined;
  const { size } = design;
  const { brand, tryOn, units, locale } = studio;
  return {
    path: largestOf(plate).path,
    drawing,
    paper: toRgb(brand.colors.light.paper),
    conventions: { units, locale },
    inches: size && toInches(size, toAspectRatio(drawing, plate), units),
    ...tryOn,
  };
}

/** Converts the artist's range, which is for either side, to the long side. */
function toInches(size: DesignSize, aspectRatio: number, units: Unit): TryOn["inches"] {
  const { width, height } = measure(size, aspectRatio, units);
  const from = Math.max(width, height);
  const growth = (size.upTo ?? 0) / (size.width ?? size.height ?? 1) || 1;
  return { from, to: size.isOpen ? undefined : from * growth, side: width > height ? "wide" : "high" };
}
