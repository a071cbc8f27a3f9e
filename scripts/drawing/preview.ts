/** Shows the photo of a drawing as the build will, but for its sharpening. Runs in the browser. */
import { type Corners, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type Raster, shrink } from "./raster.ts";
import { baseSize, planRecipes } from "./recipes.ts";
import { decide, type ScanOverrides } from "./scan/decide.ts";
import { developScan } from "./scan/develop.ts";

/** `sheet` is absent when none was found within the photo. */
type Preview = { after: Raster; warning?: string; sheet?: Corners };

export function previewDrawing(photo: Raster, paper: Rgb, overrides?: ScanOverrides): Preview {
  const sizeFor = (part: Size) => baseSize(part, planRecipes(["tile", "plate"], part, paper));
  const decision = decide(photo, sizeFor(photo), { original: photo, paper, overrides });
  const { picture, scan, leveled, shown, warning } = decision;
  if (!scan) return { after: leveled ?? picture, warning };
  const size = sizeFor(shown);
  const reduced = shrink(photo, scaled(photo, size.width / shown.width));
  const after = developScan(reduced, scan, { size, paper });
  return { after, warning, sheet: scan.fillsPhoto ? undefined : scan.sheet };
}
