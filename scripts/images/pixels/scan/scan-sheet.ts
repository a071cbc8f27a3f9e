/** Turns a phone's photo into a drawing on clean paper: finds the sheet, lights it evenly, flattens and crops it. */
import type { Box } from "#domain/manifest-schema.ts";
import { type Corners, type Rgb, type Size, scaled, WHITE } from "#domain/pixels.ts";
import type { ScanOverrides } from "#domain/plan.ts";
import { findDrawing } from "../drawing-box.ts";
import { findPaperBackground, levelPaper } from "../paper-background.ts";
import { lumaPlane, type Picture } from "../picture.ts";
import { findRegions } from "./components.ts";
import { mapCorners } from "./corners.ts";
import { developScan, type Scan } from "./develop-scan.ts";
import { findEdgeIntrusions } from "./edge-intrusions.ts";
import { BLURRED, cutOffAt, explainRejection, NO_DRAWING, NO_PAPER, UNEVEN } from "./explain-rejection.ts";
import { findSheet, largestWithin } from "./find-sheet.ts";
import { findFocus } from "./focus.ts";
import { findLight } from "./light.ts";
import { type Patches, toPatches } from "./patches.ts";
import { completeCorners, flatSize } from "./rectangle.ts";

/** `warning` continues a sentence that begins with the photo's name: what is wrong, where, and what to do. */
export type Scanned = { scan?: Scan; warning?: string };

/** Without a scan, the photo is shown with its paper levelled, or else as it is. */
export type ScanDecision = Scanned & { levelled?: Picture };

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };
/** Longer side of the sheet on which the drawing is sought, in pixels. */
const JUDGED = 700;
/** The most noise of smooth paper in poor light, as a share of the light. Skin and cloth exceed it. */
const SMOOTH = 0.08;
/** Of the drawing's longer side. */
const MARGIN = 0.08;

/** Decides whether the photo of a drawing needs a scan, and which. What the artist says wins. */
export function findScan(photo: Picture, paper: Rgb, { scan, corners }: ScanOverrides = {}): ScanDecision {
  if (corners) return scanCorners(photo, corners, { isLit: scan !== false });
  if (scan === false) return {};
  const background = findPaperBackground(photo);
  const scanned = background?.isWhole ? undefined : scanSheet(photo);
  if (scanned && !(background && scanned.warning)) return scanned;
  const levelled = background && levelPaper(photo, background, paper);
  const blur = levelled && findFocus(levelled).isBlurred ? BLURRED : undefined;
  return { levelled, warning: scanned?.warning ?? blur };
}

export function scanSheet(photo: Picture): Scanned {
  const patches = toPatches(photo);
  const regions = findRegions(patches);
  const found = findSheet(patches, regions);
  if (found === undefined) return { warning: NO_PAPER };
  const corners = completeCorners(found, patches);
  const light = findLight(patches, regions, { corners, region: found.region, photo });
  const sheet = toFractions(corners, patches, photo);
  const reason = explainRejection(light, sheet);
  if (reason) return { warning: reason };
  const size = sizeOf(sheet, photo);
  const judged = scaled(size, Math.min(1, JUDGED / Math.max(size.width, size.height)));
  const { data } = lumaPlane(
    developScan(photo, { sheet, light, box: WHOLE }, { size: judged, paper: WHITE }),
  );
  const { mask, deep } = findEdgeIntrusions({ ...judged, data });
  const scan = { sheet, fillsPhoto: found.sides.every(({ isFrame }) => isFrame), light };
  const cleared = { ...judged, data: mask };
  if (deep) return { scan: { ...scan, box: WHOLE, size, cleared }, warning: cutOffAt(deep) };
  const drawing = findDrawing({ ...judged, data: data.map((luma, at) => (mask[at] === 1 ? 255 : luma)) });
  if (drawing === undefined) return { warning: NO_DRAWING };
  const box = withMargin(drawing, size);
  return judgeShown(photo, { ...scan, box, size: sizeOfPart(size, box), cleared });
}

/** With the corners that the artist gives, as fractions; nothing within them is cut off or painted over. */
function scanCorners(photo: Picture, sheet: Corners, { isLit }: { isLit: boolean }): Scanned {
  const patches = toPatches(photo);
  const corners = mapCorners(sheet, ({ x, y }) => ({
    x: (x * photo.width) / patches.side,
    y: (y * photo.height) / patches.side,
  }));
  const scan: Scan = { sheet, fillsPhoto: false, box: WHOLE, size: sizeOf(sheet, photo) };
  if (!isLit) return { scan };
  const regions = findRegions(patches);
  const { region } = largestWithin(corners, patches, regions);
  const light = findLight(patches, regions, { corners, region, photo });
  const warning = explainRejection(light, sheet);
  return warning ? { scan, warning } : judgeShown(photo, { ...scan, light });
}

function judgeShown(photo: Picture, scan: Scan): Scanned {
  const shown = developScan(photo, scan, { size: scaled(scan.size, 1), paper: WHITE });
  const { isSoft, isBlurred } = findFocus(shown);
  const isUneven = (scan.light?.noise ?? 0) > SMOOTH;
  return { scan: { ...scan, isSoft }, warning: isBlurred ? BLURRED : isUneven ? UNEVEN : undefined };
}

function withMargin({ left, top, width, height }: Box, sheet: Size): Box {
  const margin = MARGIN * Math.max(width * sheet.width, height * sheet.height);
  const [across, down] = [margin / sheet.width, margin / sheet.height];
  return { left: left - across, top: top - down, width: width + 2 * across, height: height + 2 * down };
}

const sizeOf = (sheet: Corners, photo: Size) =>
  flatSize(
    mapCorners(sheet, ({ x, y }) => ({ x: x * photo.width, y: y * photo.height })),
    photo,
  );

const sizeOfPart = ({ width, height }: Size, box: Box): Size => ({
  width: width * box.width,
  height: height * box.height,
});

const toFractions = (corners: Corners, { side }: Patches, { width, height }: Size) =>
  mapCorners(corners, ({ x, y }) => ({ x: (x * side) / width, y: (y * side) / height }));
