/** Shows the photo of a drawing, in the browser as in the build. */
import {
  atMostPixels,
  type Corners,
  MAX_SCANNED_PIXELS,
  type Point,
  type Rgb,
  type Size,
  scaled,
} from "#domain/pixels.ts";
import { levelPaper } from "./paper-background.ts";
import { type Raster, shrink } from "./raster.ts";
import { baseSize, planRecipes } from "./recipes.ts";
import { type Decision, decide, type ScanOverrides } from "./scan/decide.ts";
import { developScan, FRAME, fromUnitSquare, project, type Scan } from "./scan/develop.ts";
import { toText } from "./scan/remarks.ts";

/**
 * `frame` holds the corners of `after`, and `sheet` those of the sheet, absent when none was found within the photo. Both
 * are fractions of the photo.
 */
export type Preview = { after: Raster; frame: Corners; remark?: string; sheet?: Corners };

/** Scans the photo as the build does. If `isFullSize`, `after` has all pixels of the photo. */
export function previewDrawing(
  photo: Raster,
  paper: Rgb,
  { isFullSize, ...overrides }: ScanOverrides & { isFullSize?: boolean } = {},
): Preview {
  const decision = decide(photo, photo, overrides);
  const { scan, shown } = decision;
  const remark = decision.remark && toText(decision.remark, "desk");
  const size = isFullSize
    ? atMostPixels(MAX_SCANNED_PIXELS, shown)
    : baseSize(shown, planRecipes(["tile", "plate"], shown, paper));
  const after = developDrawing(photo, decision, { size, paper });
  if (!scan) return { after, frame: FRAME, remark };
  return { after, frame: frameOf(scan), remark, sheet: scan.fillsPhoto ? undefined : scan.sheet };
}

/** Develops what was decided. `size` is that of the picture. */
export function developDrawing(
  photo: Raster,
  { scan, background, original, shown }: Decision,
  { size, paper }: { size: Size; paper: Rgb },
): Raster {
  if (scan)
    return developScan(shrink(photo, scaled(original, size.width / shown.width)), scan, { size, paper });
  const picture = shrink(photo, size);
  return background ? levelPaper(picture, background, paper) : picture;
}

function frameOf({ sheet, box: { left, top, width, height } }: Scan): Corners {
  const toPhoto = fromUnitSquare(sheet);
  const at = ({ x, y }: Point) => project(toPhoto, { x: left + x * width, y: top + y * height });
  const [a, b, c, d] = FRAME;
  return [at(a), at(b), at(c), at(d)];
}
