/** Shows the photo of a drawing as the build will, but for its sharpening. Runs in the browser. */
import { type Corners, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import type { Raster } from "./raster.ts";
import { shrink } from "./raster.ts";
import { baseSize, planRecipes } from "./recipes.ts";
import { developScan } from "./scan/develop.ts";
import { toRemark } from "./scan/remarks.ts";
import { findScan, type ScanOverrides } from "./scan/scan.ts";

/** `sheet` is absent when none was found within the photo. */
type Preview = { after: Raster; warning?: string; sheet?: Corners };

export function previewDrawing(photo: Raster, paper: Rgb, overrides?: ScanOverrides): Preview {
  const sizeFor = (shown: Size) => baseSize(shown, planRecipes(["tile", "plate"], shown, paper));
  const picture = shrink(photo, sizeFor(photo));
  const decision = findScan(picture, paper, overrides);
  const warning = toRemark(decision, { picture, original: photo, overrides });
  const { scan, leveled } = decision;
  if (!scan) return { after: leveled ?? picture, warning };
  const shown = scaled(scan.size, photo.width / picture.width);
  const size = sizeFor(shown);
  const reduced = shrink(photo, scaled(photo, size.width / shown.width));
  const after = developScan(reduced, scan, { size, paper });
  return { after, warning, sheet: scan.fillsPhoto ? undefined : scan.sheet };
}
