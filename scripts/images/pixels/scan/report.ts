/** Describes what was done to the photo of a drawing. */
import type { Report } from "#domain/manifest-schema.ts";
import type { Scanned } from "./scan-sheet.ts";

/** Undefined for a photo that needs no help. */
export function toReport({ scan, warning }: Scanned): Report | undefined {
  if (!scan) return warning ? { steps: [], warning } : undefined;
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const { light, rim, box, fillsPhoto, sheet, isSoft } = scan;
  const steps: [isDone: boolean | undefined, step: string][] = [
    [!fillsPhoto, "cut out of its surroundings"],
    [light !== undefined, "lit evenly"],
    [rim?.data.includes(1), "cleared along its edges"],
    [box.width !== 1, "cropped to the drawing"],
    [isSoft, "sharpened"],
  ];
  return {
    ...(fillsPhoto ? {} : { corners: sheet.map(({ x, y }): [number, number] => [percent(x), percent(y)]) }),
    steps: steps.flatMap(([isDone, step]) => (isDone ? [step] : [])),
    ...(warning ? { warning } : {}),
  };
}
