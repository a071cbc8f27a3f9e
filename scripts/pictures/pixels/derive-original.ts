/** Decodes an original and makes what its roles need: drawings on clean paper, everything else from the photo as it is. */
import type { Report } from "#domain/manifest-schema.ts";
import { atMost, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import { baseSize, type PlannedOriginal, planRecipes, type Recipe } from "../plan.ts";
import { toUnusable } from "../read.ts";
import { decode, readableBySharp, sharpen } from "./codec/render.ts";
import { type Derived, derive, onCleanPaper, type Subject } from "./derive.ts";
import type { Raster } from "./raster.ts";
import { developScan, type Scan } from "./scan/develop-scan.ts";
import { findScan, type ScanDecision } from "./scan/scan-sheet.ts";
import { toReport } from "./scan/to-report.ts";

type Opened = { fingerprint: Size; bytes: Uint8Array };

/** `report` is absent for a photo that needs no help. */
export type DerivedOriginal = { report?: Report; derived: Derived[] };

/** The longer side of the largest picture that a scan is developed from, in pixels. */
const LONGEST_SIDE = 4096;

/** Makes the derivatives for all roles of an original. Decodes a HEIC photo only once. */
export async function deriveOriginal(
  opened: Opened,
  original: PlannedOriginal,
  paper: Rgb,
): Promise<DerivedOriginal> {
  const { path, roles } = original;
  const { fingerprint } = opened;
  const bytes = await readableBySharp(opened.bytes, atMost(LONGEST_SIDE, fingerprint)).catch(refuseFor(path));
  const readable = { fingerprint, bytes };
  const { picture, decision, report } = await scanOriginal(readable, original, paper);
  const { scan, leveled } = decision;
  const photo: Subject = { picture, onPaper: false };
  const [drawings, photos] = [roles.filter(isDrawing), roles.filter((role) => !isDrawing(role))];
  const shown = scan ? scaled(scan.size, fingerprint.width / picture.width) : fingerprint;
  const recipes = planRecipes(drawings, shown, paper);
  const toSubject = () => {
    if (scan) return develop(readable, scan, { shown, recipes, paper });
    return leveled ? onCleanPaper(leveled, paper) : photo;
  };
  const ofDrawings = await derive(await toSubject(), shown, recipes);
  const ofPhotos = await derive(photo, fingerprint, planRecipes(photos, fingerprint, paper));
  return { report, derived: [...ofDrawings, ...ofPhotos] };
}

/** Decodes the photo and, for a drawing, decides whether it needs a scan. Makes no derivatives. */
export async function scanOriginal(
  { fingerprint, bytes }: Opened,
  { path, roles, overrides }: PlannedOriginal,
  paper: Rgb,
): Promise<{ picture: Raster; decision: ScanDecision; report?: Report }> {
  const size = baseSize(fingerprint, planRecipes(roles, fingerprint, paper));
  const picture = await decode(bytes, size, paper).catch(refuseFor(path));
  if (!roles.some(isDrawing)) return { picture, decision: {} };
  const decision = findScan(picture, paper, overrides);
  return { picture, decision, report: toReport(decision, { picture, original: fingerprint, overrides }) };
}

/** Develops the scan at the size that the recipes need. */
async function develop(
  { fingerprint, bytes }: Opened,
  scan: Scan,
  { shown, recipes, paper }: { shown: Size; recipes: readonly Recipe[]; paper: Rgb },
): Promise<Subject> {
  const size = baseSize(shown, recipes);
  const largest = atMost(LONGEST_SIDE, fingerprint);
  const needed = scaled(fingerprint, size.width / shown.width);
  const photo = await decode(bytes, needed.width < largest.width ? needed : largest, paper);
  const picture = developScan(await sharpen(photo, scan), scan, { size, paper });
  return scan.light ? onCleanPaper(picture, paper) : { picture, onPaper: false };
}

const refuseFor = (path: string) => (cause: unknown) => {
  throw toUnusable(path, cause);
};

const isDrawing = (role: Role) => rowOf(role).isDrawing;
