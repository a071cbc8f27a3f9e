/** Compares the sizes that the artist writes with the drawings. */
import type { Problem, SizeReference } from "#content/problem";
import { type LengthConventions, toFigure } from "#domain/lengths.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { toAspectRatio } from "#domain/size.ts";
import type { DesignSize } from "#domain/size-schema.ts";

/** A picture, and where the drawing lies in it. */
export type Drawn = Pick<PlateEntry, "drawing" | "width" | "height">;

/** A drawing whose sides differ by less than this factor is neither wide nor high. */
const SQUARE = 1.1;

/** Remarks on sizes with width and height swapped. `plates` are the drawings by the paths of their originals. */
export function remarkOnSizes(
  sizes: readonly SizeReference[],
  plates: Readonly<Record<string, Drawn | undefined>>,
): Problem[] {
  return sizes.flatMap(({ path, size, conventions, ...location }) => {
    const plate = plates[path];
    const message = plate?.drawing && explainSwapped(size, conventions, toAspectRatio(plate.drawing, plate));
    return message ? [{ ...location, message }] : [];
  });
}

/** Returns undefined when the size suits a drawing of this `aspectRatio` (width over height). */
function explainSwapped(
  { width, height, writtenIn }: DesignSize,
  { units, locale }: LengthConventions,
  aspectRatio: number,
): string | undefined {
  if (!width || !height) return undefined;
  const [drawn, written] = [toShape(aspectRatio), toShape(width / height)];
  if (!drawn || !written || drawn === written) return undefined;
  const unit = writtenIn === units ? "" : ` ${writtenIn}`;
  const write = (...sides: number[]) =>
    sides.map((side) => toFigure(side, { units: writtenIn, locale })).join(" x ") + unit;
  return `The drawing is ${drawn}, but ${write(width, height)} is ${written}. The width comes first: write ${write(height, width)}.`;
}

function toShape(aspectRatio: number): string | undefined {
  if (aspectRatio >= SQUARE) return "wider than high";
  return aspectRatio <= 1 / SQUARE ? "higher than wide" : undefined;
}
