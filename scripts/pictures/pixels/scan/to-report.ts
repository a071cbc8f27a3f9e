/** Tells the artist what was done to the photo of a drawing. */
import type { Report } from "#domain/manifest-schema.ts";
import type { Size } from "#domain/pixels.ts";
import { smallAt } from "./remarks.ts";
import type { Scanned, ScanOverrides } from "./scan-sheet.ts";

/** The longer side of a drawing with its margin, in pixels of its photo. A smaller one looks uneven or blurred. */
const LEAST_SIDE = 500;

/** `picture` is the copy that was scanned. */
type Photo = { picture: Size; original: Size; overrides?: ScanOverrides };

/** Returns undefined when the photo needs no help. */
export function toReport(
  { scan, warning: seen }: Scanned,
  { picture, original, overrides }: Photo,
): Report | undefined {
  const { width, height } = scan?.size ?? picture;
  const side = Math.round((Math.max(width, height) * original.width) / picture.width);
  const warning = side < LEAST_SIDE && overrides?.scan !== false ? smallAt(side) : seen;
  if (!scan) return warning ? { steps: [], warning } : undefined;
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const { light, cleared, box, fillsPhoto, sheet, isSoft } = scan;
  const steps: [isDone: boolean | undefined, step: string][] = [
    [!fillsPhoto, "cut out of its surroundings"],
    [light !== undefined, "lit evenly"],
    [cleared?.data.includes(1), "cleared along its edges"],
    [box.width !== 1, "cropped to the drawing"],
    [isSoft, "sharpened"],
  ];
  return {
    ...(fillsPhoto ? {} : { corners: sheet.map(({ x, y }): [number, number] => [percent(x), percent(y)]) }),
    steps: steps.flatMap(([isDone, step]) => (isDone ? [step] : [])),
    ...(warning ? { warning } : {}),
  };
}
