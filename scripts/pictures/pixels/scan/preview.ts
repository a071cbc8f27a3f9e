/** Shows the photo of a drawing as the build will. Runs in the browser. */
import type { Report } from "#domain/manifest-schema.ts";
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { baseSize, planRecipes, type ScanOverrides } from "../../plan.ts";
import type { Raster } from "../raster.ts";
import { shrink } from "../shrink.ts";
import { developScan } from "./develop-scan.ts";
import { findScan } from "./scan-sheet.ts";
import { sharpenDrawing } from "./sharpen.ts";
import { toReport } from "./to-report.ts";

export function previewDrawing(
  photo: Raster,
  paper: Rgb,
  overrides?: ScanOverrides,
): { after: Raster; report?: Report } {
  const sizeFor = (shown: Size) => baseSize(shown, planRecipes(["tile", "plate"], shown, paper));
  const picture = shrink(photo, sizeFor(photo));
  const decision = findScan(picture, paper, overrides);
  const report = toReport(decision, { picture, original: photo, overrides });
  const { scan, leveled } = decision;
  if (!scan) return { after: leveled ?? picture, report };
  const shown = scaled(scan.size, photo.width / picture.width);
  const size = sizeFor(shown);
  const reduced = shrink(photo, scaled(photo, size.width / shown.width));
  return { after: sharpenDrawing(developScan(reduced, scan, { size, paper }), scan.isSoft), report };
}
