/** Decodes an original and makes what its roles need: drawings on clean paper, everything else from the photo as it is. */
import type { Report } from "#domain/manifest-schema.ts";
import { atMost, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import { type PlannedOriginal, planRecipes, type Recipe } from "../plan.ts";
import { toUnusable } from "../read.ts";
import { decode, readableBySharp, sharpen } from "./codec/render.ts";
import { baseSize, type Derived, derive, onCleanPaper, type Subject } from "./derive.ts";
import type { Raster } from "./raster.ts";
import { developScan, type Scan } from "./scan/develop-scan.ts";
import { smallAt } from "./scan/remarks.ts";
import { findScan, type ScanDecision, type Scanned } from "./scan/scan-sheet.ts";

/** The longer side of a drawing with its margin, in pixels of its photo. A smaller one looks uneven or blurred. */
const LEAST_SIDE = 500;

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
  const { scan } = decision;
  const { width, height } = scan?.size ?? picture;
  const side = Math.round((Math.max(width, height) * fingerprint.width) / picture.width);
  const isSmall = side < LEAST_SIDE && overrides?.scan !== false;
  return {
    picture,
    decision,
    report: toReport({ scan, warning: isSmall ? smallAt(side) : decision.warning }),
  };
}

/** What was done to the photo of a drawing; undefined when it needs no help. */
function toReport({ scan, warning }: Scanned): Report | undefined {
  if (!scan) return warning ? { steps: [], warning } : undefined;
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const { light, cleared, box, fillsPhoto, sheet, isSoft } = scan;
  const steps: [isDone: boolean | undefined, step: string][] = [
    [!fillsPhoto, "cut out of its surroundings"],
    [light !== undefined, "lit evenly"],
    [cleared?.data.includes(1), "cleared along its edges"],
    [box.width !== 1, "cropped to the drawing"],
    [isSoft, "sharpened"],
  ];
  return {
    ...(fillsPhoto ? {} : { corners: sheet.map(({ x, y }): [number, number] => [percent(x), percent(y)]) }),
    steps: steps.flatMap(([isDone, step]) => (isDone ? [step] : [])),
    ...(warning ? { warning } : {}),
  };
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
