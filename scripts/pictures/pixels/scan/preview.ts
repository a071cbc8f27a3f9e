/** Shows the photo of a drawing as the build will. Runs in the browser. */
import type { Report } from "#domain/manifest-schema.ts";
import { atMost, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { baseSize, planRecipes, type ScanOverrides } from "../../plan.ts";
import type { Raster } from "../raster.ts";
import { developScan } from "./develop-scan.ts";
import { findScan } from "./scan-sheet.ts";
import { sharpenDrawing } from "./sharpen.ts";
import { toReport } from "./to-report.ts";

/** The longer side of the preview, in pixels. */
const SIDE = 1000;

/** `render` draws the photo at a size, at least as large as the one that is scanned. */
type Drawing = { original: Size; overrides?: ScanOverrides; render(size: Size): Raster };

export function previewDrawing(drawing: Drawing, paper: Rgb): { after: Raster; report?: Report } {
  const { original, overrides, render } = drawing;
  const picture = render(baseSize(original, planRecipes(["tile", "plate"], original, paper)));
  const decision = findScan(picture, paper, overrides);
  const report = toReport(decision, { picture, original, overrides });
  const { scan, leveled } = decision;
  if (!scan) return { after: leveled ?? picture, report };
  const shown = scaled(scan.size, original.width / picture.width);
  const size = atMost(SIDE, shown);
  const photo = render(scaled(original, size.width / shown.width));
  return { after: sharpenDrawing(developScan(photo, scan, { size, paper }), scan.isSoft), report };
}
