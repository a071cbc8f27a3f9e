/** Decodes an original and makes what its roles need: drawings on clean paper, all else from the photo as it is. */
import type { Report } from "#domain/manifest-schema.ts";
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type PlannedOriginal, planRecipes, type Recipe } from "#domain/plan.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import { refuse } from "../original-problem.ts";
import { baseSize, type Derived, derive } from "./derive.ts";
import { chooseQuality } from "./photo-quality.ts";
import type { Picture } from "./picture.ts";
import { decode, sharpen, toReadable } from "./render.ts";
import { developScan, type Scan } from "./scan/develop-scan.ts";
import { findScan, type Treated } from "./scan/find-scan.ts";
import { toReport } from "./scan/report.ts";
import { onCleanPaper, type Subject } from "./subject.ts";

type Opened = { fingerprint: Size; bytes: Uint8Array };

/** `report` is absent for a photo that needs no help. */
export type DerivedOriginal = { report?: Report; derived: Derived[] };

/** Longer side of the largest picture that a scan is made from, in pixels. */
const LONGEST_SIDE = 4096;

/** A HEIC photo is decoded once. */
export async function deriveOriginal(
  opened: Opened,
  original: PlannedOriginal,
  paper: Rgb,
): Promise<DerivedOriginal> {
  const { path, roles } = original;
  const { fingerprint } = opened;
  const bytes = await toReadable(opened.bytes, atMost(LONGEST_SIDE, fingerprint)).catch(refuseFor(path));
  const readable = { fingerprint, bytes };
  const { picture, treated, report } = await scanOriginal(readable, original, paper);
  const { scan, levelled } = treated;
  const photo: Subject = { picture, onPaper: false };
  const [drawings, photos] = [roles.filter(isDrawing), roles.filter((role) => !isDrawing(role))];
  const shown = scan ? scaled(scan.size, fingerprint.width / picture.width) : fingerprint;
  const recipes = planRecipes(drawings, shown, paper);
  const toSubject = () => {
    if (scan) return develop(readable, scan, { shown, recipes, paper });
    return levelled ? onCleanPaper(levelled, paper) : photo;
  };
  const ofDrawings = await derive(await toSubject(), shown, recipes);
  const quality = photos.length > 0 ? await chooseQuality(picture) : undefined;
  const ofPhotos = await derive({ ...photo, quality }, fingerprint, planRecipes(photos, fingerprint, paper));
  return { report, derived: [...ofDrawings, ...ofPhotos] };
}

/** Decodes the photo; if it is of a drawing, judges whether it needs a scan. Makes nothing. */
export async function scanOriginal(
  { fingerprint, bytes }: Opened,
  { path, roles, byHand }: PlannedOriginal,
  paper: Rgb,
): Promise<{ picture: Picture; treated: Treated; report?: Report }> {
  const size = baseSize(fingerprint, planRecipes(roles, fingerprint, paper));
  const picture = await decode(bytes, size, paper).catch(refuseFor(path));
  const treated = roles.some(isDrawing) ? findScan(picture, paper, byHand) : {};
  return { picture, treated, report: toReport(treated) };
}

/** From a picture as large as the recipes need. */
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

const atMost = (side: number, { width, height }: Size) =>
  scaled({ width, height }, Math.min(1, side / Math.max(width, height)));

const refuseFor = (path: string) => (cause: unknown) => {
  throw refuse(path, cause);
};

const isDrawing = (role: Role) => rowOf(role).isDrawing;
