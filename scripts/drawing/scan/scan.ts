/** Turns a phone's photo into a drawing on clean paper: finds the sheet, lights it evenly, flattens and crops it. */
import type { Box } from "#domain/manifest-schema.ts";
import { atMost, type Corners, type Size, scaled, WHITE } from "#domain/pixels.ts";
import { findDrawing } from "../drawing-box.ts";
import { DIM } from "../paper.ts";
import { lumaPlane, type Raster, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { developScan, flatSize, type Scan, stretch } from "./develop.ts";
import { findEdgeIntrusions, findGlare, hasFaintOutline } from "./faults.ts";
import { findSheet, type Quad, type Sheet, SIDE_NAMES } from "./find-sheet.ts";
import { findFocus } from "./focus.ts";
import { findLight } from "./light.ts";
import { findRegions, largestWithin, type Patches, toPatches } from "./patches.ts";
import { BLURRED, explainRejection, glareAt, NO_DRAWING, NO_PAPER, OUTLINED, overEdgeAt } from "./remarks.ts";

/** `warning` continues a sentence that begins with the photo's name: what is wrong, where, and what to do. */
export type Scanned = { scan?: Scan; warning?: string };

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };

export function scanSheet(photo: Raster): Scanned {
  const patches = toPatches(photo);
  const regions = findRegions(patches);
  const found = findSheet(patches, regions);
  if (found === undefined) return { warning: NO_PAPER };
  const light = findLight(patches, regions, { ...found, photo });
  const sheet = toFractions(found.corners, patches, photo);
  const reason = explainRejection(light, sheet, isDoubtful(found, patches));
  if (reason) return { warning: reason };
  const size = sizeOf(sheet, photo);
  const judged = atMost(700, size);
  const flat = developScan(photo, { sheet, light, box: WHOLE }, { size: judged, paper: WHITE });
  const { mask, deep } = findEdgeIntrusions(lumaPlane(flat), endsOf(found));
  const bare = clear(flat, mask);
  const glare = findGlare(patches, found.corners);
  const seen = glare ? glareAt(glare) : explainSheet(bare, found);
  const cleared = { ...judged, data: mask };
  const scan = { sheet, fillsPhoto: found.sides.every(({ isFrame }) => isFrame), light, cleared };
  if (deep) return { scan: { ...scan, box: WHOLE, size }, warning: seen ?? overEdgeAt(deep) };
  const drawing = findDrawing(lumaPlane(bare));
  if (drawing === undefined) return { warning: seen ?? NO_DRAWING };
  const box = withMargin(drawing, size);
  const shown = judgeShown(photo, { ...scan, box, size: sizeOfPart(size, box) });
  return { ...shown, warning: seen ?? shown.warning };
}

const explainSheet = (bare: Raster, { sides }: Quad) =>
  endsWithPhoto(sides) && hasFaintOutline(bare) ? OUTLINED : undefined;

/** Tells whether this may be the table: two sides are edges of the photo, or something else is much lighter. */
function isDoubtful({ sides, region }: Sheet, { levels }: Patches): boolean {
  const own = region.map((patch) => sampleAt(levels, patch));
  const isDark = quantile(0.5, own) < DIM * quantile(0.95, levels);
  return isDark || endsWithPhoto(sides);
}

const endsWithPhoto = (sides: Quad["sides"]) => sides.filter(({ isFrame }) => isFrame).length >= 2;

/** Returns the sides where the sheet ends within the photo. */
const endsOf = ({ sides }: Quad) => SIDE_NAMES.filter((_, side) => !sides[side]?.isFrame);

/** Paints the picture white wherever the mask is 1. */
function clear({ data, ...size }: Raster, mask: Uint8Array): Raster {
  return { ...size, data: data.map((value, at) => (mask[Math.floor(at / 3)] === 1 ? 255 : value)) };
}

/** Scans between the corners that the artist gives, as fractions of the photo. Crops and clears nothing. */
export function scanCorners(photo: Raster, sheet: Corners, { isLit }: { isLit: boolean }): Scanned {
  const patches = toPatches(photo);
  const corners = stretch(stretch(sheet, photo), { width: 1 / patches.side, height: 1 / patches.side });
  const scan: Scan = { sheet, fillsPhoto: false, box: WHOLE, size: sizeOf(sheet, photo) };
  if (!isLit) return { scan };
  const regions = findRegions(patches);
  const { region } = largestWithin(corners, patches, regions);
  const light = findLight(patches, regions, { corners, region, photo });
  const warning = explainRejection(light, sheet);
  return warning ? { scan, warning } : judgeShown(photo, { ...scan, light });
}

function judgeShown(photo: Raster, scan: Scan): Scanned {
  const shown = developScan(photo, scan, { size: scaled(scan.size, 1), paper: WHITE });
  const { isSoft, isBlurred } = findFocus(shown);
  return { scan: { ...scan, isSoft }, warning: isBlurred ? BLURRED : undefined };
}

/** Adds 8 % of the longer side all around. */
function withMargin({ left, top, width, height }: Box, sheet: Size): Box {
  const margin = 0.08 * Math.max(width * sheet.width, height * sheet.height);
  const [across, down] = [margin / sheet.width, margin / sheet.height];
  return { left: left - across, top: top - down, width: width + 2 * across, height: height + 2 * down };
}

const sizeOf = (sheet: Corners, photo: Size) => flatSize(stretch(sheet, photo), photo);

const sizeOfPart = ({ width, height }: Size, box: Box): Size => ({
  width: width * box.width,
  height: height * box.height,
});

const toFractions = (corners: Corners, { side }: Patches, { width, height }: Size) =>
  stretch(corners, { width: side / width, height: side / height });
