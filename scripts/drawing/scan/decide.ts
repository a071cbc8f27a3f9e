/** Decides how the photo of a drawing is shown: as a scan, with its paper leveled, or as it is. */
import { type Corners, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { findPaperBackground, levelPaper } from "../paper-background.ts";
import { darkestOf, type Raster, shrink } from "../raster.ts";
import { explainLeveled, hasFaintOutline } from "./faults.ts";
import { findFocus } from "./focus.ts";
import { BLURRED, OUTLINED, toRemark } from "./remarks.ts";
import { type Scanned, scanCorners, scanSheet } from "./scan.ts";

/** What the artist specifies about a design's photo. */
export type ScanOverrides = { scan?: false; corners?: Corners };

/** A photo without a scan is shown with its paper leveled, or else as it is. */
type ScanDecision = Scanned & { leveled?: Raster };

/** `picture` is the copy that was judged. `shown` is the size of the part that is shown, in pixels of the original. */
export type Decision = ScanDecision & { picture: Raster; shown: Size };

/** Judges a copy of the given size. `photo` may itself be smaller than the original. */
export function decide(
  photo: Raster,
  size: Size,
  { original, paper, overrides }: { original: Size; paper: Rgb; overrides?: ScanOverrides },
): Decision {
  const picture = shrink(photo, size);
  const decision = findScan(picture, paper, overrides);
  const warning = toRemark(decision, { picture, original, overrides });
  const shown = decision.scan ? scaled(decision.scan.size, original.width / picture.width) : original;
  return { ...decision, picture, shown, warning };
}

/** Decides whether the photo of a drawing needs a scan, and which. What the artist says wins. */
export function findScan(photo: Raster, paper: Rgb, { scan, corners }: ScanOverrides = {}): ScanDecision {
  if (corners) return scanCorners(photo, corners, { isLit: scan !== false });
  if (scan === false) return {};
  const background = findPaperBackground(photo);
  if (!background) return scanSheet(photo);
  const leveled = levelPaper(photo, background, paper);
  // Small, because every drawing is judged.
  const judged = darkestOf(leveled, 400);
  const hasOutline = hasFaintOutline(judged);
  const scanned = background.isWhole && !hasOutline ? undefined : scanSheet(photo);
  if (scanned && !scanned.warning) return scanned;
  if (!background.isWhole && scanned) return { leveled, warning: scanned.warning };
  const blur = findFocus(leveled).isBlurred ? BLURRED : undefined;
  const seen = explainLeveled(judged, background) ?? (hasOutline ? OUTLINED : undefined);
  return { leveled, warning: blur ?? seen };
}
