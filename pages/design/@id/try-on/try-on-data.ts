/** The data about a design that "On your own skin" needs. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toRgb } from "#domain/colors.ts";
import { isSoldOut } from "#domain/design.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import { measure } from "#domain/size.ts";
import type { Studio } from "#domain/studio-schema.ts";
import type { TryOnDesign } from "./design.ts";

/** Returns undefined if the design is sold out or its picture has no paper to remove. */
export function toTryOn(
  design: Design,
  plate: PlateEntry,
  { brand, tryOn }: Studio,
): TryOnDesign | undefined {
  const { drawing } = plate;
  if (isSoldOut(design) || !drawing) return undefined;
  const { id, title, size } = design;
  return {
    id,
    title,
    src: toAddress(largestOf(plate).path),
    drawing,
    paper: toRgb(brand.colors.light.paper),
    inches: size && toInches(size, (drawing.width * plate.width) / (drawing.height * plate.height)),
    ...tryOn,
  };
}

/** Converts the artist's range, which is for either side, to the long side. */
function toInches(size: NonNullable<Design["size"]>, aspectRatio: number): TryOnDesign["inches"] {
  const { width, height } = measure(size, aspectRatio);
  const from = Math.max(width, height);
  const growth = (size.upTo ?? 0) / (size.width ?? size.height ?? 1) || 1;
  return { from, to: size.isOpen ? undefined : from * growth, side: width > height ? "wide" : "high" };
}
