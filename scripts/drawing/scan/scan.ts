/** Proposes scans of a photo: its sheet, lit evenly, flattened, and cropped to its drawing. */
import type { Box } from "#domain/manifest-schema.ts";
import { type Corners, type Size, scaled, WHITE } from "#domain/pixels.ts";
import type { Component } from "../components.ts";
import { findDrawing } from "../drawing-box.ts";
import { PAPER } from "../paper.ts";
import { lumaPlane, type Raster } from "../raster.ts";
import { colorQuantile } from "../surface.ts";
import { explainLight, type Fault, hasLost, hasTurned, isSurrounded, leavesOut } from "./audit.ts";
import { developScan, FRAME, flatSize, type Scan, stretch, WHOLE } from "./develop.ts";
import { findIntrusions } from "./edges.ts";
import { findSheet, SIDE_NAMES, type SideName } from "./find-sheet.ts";
import { findLight, type Light } from "./light.ts";
import { findRegions, largestWithin, PATCHES, type Patches, toPatches } from "./patches.ts";

/** What all scans of a photo share. */
export type Study = { photo: Patches; regions: Component[] };

export function toStudy(original: Raster): Study {
  const photo = toPatches(original);
  return { photo, regions: findRegions(photo) };
}

/** A scan with its light; `flat` is the whole sheet, evenly lit. */
type Proposal = { scan: Scan & { light: Light }; flat: Raster; fault?: Fault };

/** Proposes the sheet that lies in the photo, then the whole photo as one sheet. */
export function* proposeScans(study: Study): Generator<Proposal, void, undefined> {
  const { photo, regions } = study;
  const found = findSheet(photo, regions);
  if (!found) return;
  const ends = SIDE_NAMES.filter((_, at) => !found.sides[at]?.isFrame);
  const sheet = stretch(found.corners, { width: 1 / photo.width, height: 1 / photo.height });
  if (ends.length > 0) yield propose(study, { sheet, region: found.region, ends });
  yield propose(study, { sheet: FRAME, ends: [] });
}

/** Proposes a scan between the corners that the artist gives, as fractions of the photo. Crops and clears nothing. */
export const proposeCorners = (study: Study, sheet: Corners) => propose(study, { sheet });

/** `ends` are the sides where the sheet ends within the photo; absent when the artist gave all of them. */
type Found = { sheet: Corners; region?: Component; ends?: readonly SideName[] };

function propose(study: Study, { sheet, region, ends }: Found): Proposal {
  const { photo, regions } = study;
  const corners = stretch(sheet, photo);
  const paper = region ?? largestWithin(corners, photo, regions).region;
  const light = findLight(photo, regions, { corners, region: paper });
  const size = flatSize(corners, photo);
  const whole = { sheet, fillsPhoto: ends?.length === 0, box: WHOLE, light, size };
  const flat = developScan(photo, whole, {
    size: scaled(size, PATCHES / Math.max(size.width, size.height)),
    paper: WHITE,
  });
  if (!ends) return { scan: whole, flat, fault: explainPixels(study, whole, flat) };
  const cleared = findIntrusions(lumaPlane(flat), ends);
  const bare = clear(flat, cleared.data);
  // Fine pencil is pale in so small a picture.
  const drawing = findDrawing(lumaPlane(bare), PAPER);
  const scan = { ...whole, cleared, ...(drawing && withMargin(drawing, size)) };
  return { scan, flat: bare, fault: drawing ? explainScan(study, scan, bare) : "lost" };
}

/** Paints the picture white wherever the mask is 1. */
function clear({ data, ...size }: Raster, mask: Uint8Array): Raster {
  const bare = data.slice();
  for (const [pixel, isCleared] of mask.entries()) if (isCleared) bare.fill(255, pixel * 3, pixel * 3 + 3);
  return { data: bare, ...size };
}

function explainScan(study: Study, scan: Proposal["scan"], flat: Raster): Fault | undefined {
  if (scan.fillsPhoto && !isSurrounded(flat)) return "sheet";
  if (leavesOut(study.photo, scan.light, scan.sheet)) return "lost";
  return explainPixels(study, scan, flat);
}

function explainPixels({ photo }: Study, scan: Proposal["scan"], after: Raster): Fault | undefined {
  const { light, sheet, cleared } = scan;
  // Beyond the photo there is paper in both pictures.
  const before = developScan(
    photo,
    { sheet, box: WHOLE },
    { size: after, paper: colorQuantile(0.5, light.data) },
  );
  const pair = { before, after, cleared: cleared?.data };
  return explainLight(scan) ?? (hasLost(pair) || hasTurned(pair) ? "lost" : undefined);
}

/** Adds 8 % of the longer side all around. */
function withMargin({ left, top, width, height }: Box, sheet: Size): { box: Box; size: Size } {
  const margin = 0.08 * Math.max(width * sheet.width, height * sheet.height);
  const [across, down] = [margin / sheet.width, margin / sheet.height];
  const box = { left: left - across, top: top - down, width: width + 2 * across, height: height + 2 * down };
  return { box, size: { width: sheet.width * box.width, height: sheet.height * box.height } };
}
