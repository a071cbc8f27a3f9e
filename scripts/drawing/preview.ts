/** Shows the photo of a drawing as the build will, but for its sharpening. Runs in the browser. */
import {
  atMostPixels,
  type Corners,
  MAX_SCANNED_PIXELS,
  type Point,
  type Rgb,
  type Size,
  scaled,
} from "#domain/pixels.ts";
import { findPaperBackground, levelPaper } from "./paper-background.ts";
import { type Raster, shrink } from "./raster.ts";
import { baseSize, planRecipes } from "./recipes.ts";
import { decide, type ScanOverrides } from "./scan/decide.ts";
import { developScan, fromUnitSquare, project, type Scan } from "./scan/develop.ts";

/**
 * `frame` holds the corners of `after`, and `sheet` those of the sheet, absent when none was found within the photo. Both
 * are fractions of the photo.
 */
export type Preview = { after: Raster; frame: Corners; warning?: string; sheet?: Corners };

const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** With `isFullSize`, `after` has all pixels of the photo. */
export function previewDrawing(
  photo: Raster,
  paper: Rgb,
  { isFullSize, ...overrides }: ScanOverrides & { isFullSize?: boolean } = {},
): Preview {
  const sizeFor = (part: Size) => baseSize(part, planRecipes(["tile", "plate"], part, paper));
  const decision = decide(photo, sizeFor(photo), { original: photo, paper, overrides });
  const { picture, scan, leveled, shown, warning } = decision;
  if (!scan) {
    const background = isFullSize && leveled && findPaperBackground(picture);
    const whole = background ? levelPaper(photo, background, paper) : photo;
    return { after: isFullSize ? whole : (leveled ?? picture), frame: WHOLE, warning };
  }
  const size = isFullSize ? atMostPixels(MAX_SCANNED_PIXELS, shown) : sizeFor(shown);
  const reduced = shrink(photo, scaled(photo, size.width / shown.width));
  const after = developScan(reduced, scan, { size, paper });
  return { after, frame: frameOf(scan), warning, sheet: scan.fillsPhoto ? undefined : scan.sheet };
}

function frameOf({ sheet, box: { left, top, width, height } }: Scan): Corners {
  const toPhoto = fromUnitSquare(sheet);
  const at = ({ x, y }: Point) => project(toPhoto, { x: left + x * width, y: top + y * height });
  const [a, b, c, d] = WHOLE;
  return [at(a), at(b), at(c), at(d)];
}
