/** Proposes scans of a photo: its sheet, lit evenly, flattened, and cropped to its drawing. */
import type { Box } from "#domain/manifest-schema.ts";
import { type Corners, type Size, scaled, WHITE } from "#domain/pixels.ts";
import type { Component } from "../components.ts";
import { findDrawing } from "../drawing-box.ts";
import { lumaPlane, type Raster } from "../raster.ts";
import { explainLight, type Fault, hasLost, hasTurned, isSurrounded, leavesOut } from "./audit.ts";
import { developScan, FRAME, flatSize, type Scan, stretch, WHOLE } from "./develop.ts";
import { findIntrusions } from "./edges.ts";
import { findSheet, SIDE_NAMES, type SideName } from "./find-sheet.ts";
import { findLight, type Light, paperOf } from "./light.ts";
import { findRegions, largestWithin, type Patches, toPatches } from "./patches.ts";

/** The longer side of a sheet that is judged, in pixels. */
const JUDGED = 600;

/** The photo, with what all its scans share. */
type Study = { photo: Raster; patches: Patches; regions: Component[] };

/** A scan with its light; `flat` is the whole sheet, evenly lit. */
export type Proposal = { scan: Scan & { light: Light }; flat: Raster; fault?: Fault };

/** Proposes the sheet that lies in the photo, then the whole photo as one sheet. */
export function* proposeScans(photo: Raster): Generator<Proposal, void, undefined> {
  const study = toStudy(photo);
  const { patches, regions } = study;
  const found = findSheet(patches, regions);
  if (!found) return;
  const side = { width: patches.side / photo.width, height: patches.side / photo.height };
  const ends = SIDE_NAMES.filter((_, at) => !found.sides[at]?.isFrame);
  const sheet = stretch(found.corners, side);
  if (ends.length > 0) yield propose(study, { sheet, region: found.region, ends });
  yield propose(study, { sheet: FRAME, ends: [] });
}

/** Proposes a scan between the corners that the artist gives, as fractions of the photo. Crops and clears nothing. */
export const proposeCorners = (photo: Raster, sheet: Corners) => propose(toStudy(photo), { sheet });

function toStudy(photo: Raster): Study {
  const patches = toPatches(photo);
  return { photo, patches, regions: findRegions(patches) };
}

/** `ends` are the sides where the sheet ends within the photo; absent when the artist gave all of them. */
type Found = { sheet: Corners; region?: Component; ends?: readonly SideName[] };

function propose(study: Study, { sheet, region, ends }: Found): Proposal {
  const { photo, patches, regions } = study;
  const corners = stretch(sheet, { width: photo.width / patches.side, height: photo.height / patches.side });
  const paper = region ?? largestWithin(corners, patches, regions).region;
  const light = findLight(patches, regions, { corners, region: paper, photo });
  const size = flatSize(stretch(sheet, photo), photo);
  const whole = { sheet, fillsPhoto: ends?.length === 0, box: WHOLE, light, size };
  const flat = developScan(photo, whole, {
    size: scaled(size, JUDGED / Math.max(size.width, size.height)),
    paper: WHITE,
  });
  if (!ends) return { scan: whole, flat, fault: explainPixels(study, whole, flat) };
  const cleared = findIntrusions(lumaPlane(flat), ends);
  const bare = clear(flat, cleared.data);
  const drawing = findDrawing(lumaPlane(bare));
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
  if (leavesOut(study.patches, scan.light, scan.sheet)) return "lost";
  return explainPixels(study, scan, flat);
}

function explainPixels({ photo }: Study, scan: Proposal["scan"], after: Raster): Fault | undefined {
  const { light, sheet, cleared } = scan;
  // Beyond the photo there is paper in both pictures.
  const before = developScan(photo, { sheet, box: WHOLE }, { size: after, paper: paperOf(light) });
  const pair = { before, after, cleared: cleared?.data };
  return hasLost(pair) || hasTurned(pair) ? "lost" : explainLight(scan);
}

/** Adds 8 % of the longer side all around. */
function withMargin({ left, top, width, height }: Box, sheet: Size): { box: Box; size: Size } {
  const margin = 0.08 * Math.max(width * sheet.width, height * sheet.height);
  const [across, down] = [margin / sheet.width, margin / sheet.height];
  const box = { left: left - across, top: top - down, width: width + 2 * across, height: height + 2 * down };
  return { box, size: { width: sheet.width * box.width, height: sheet.height * box.height } };
}
