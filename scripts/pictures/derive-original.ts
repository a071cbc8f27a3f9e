/** Decodes an original and makes what its roles need: drawings on clean paper, everything else from the photo as it is. */
import { atMostPixels, MOST_SCANNED, type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import type { Raster } from "../drawing/raster.ts";
import { shrink } from "../drawing/raster.ts";
import { baseSize, planRecipes, type Recipe } from "../drawing/recipes.ts";
import { developScan, type Scan } from "../drawing/scan/develop.ts";
import { remarkOnPhoto, toRemark } from "../drawing/scan/remarks.ts";
import { findScan, type ScanDecision } from "../drawing/scan/scan.ts";
import { decode, sharpen } from "./codec/codec.ts";
import { type Derived, derive, onCleanPaper, type Subject } from "./codec/render.ts";
import type { PlannedOriginal } from "./plan.ts";
import { toUnusable } from "./read.ts";

type Opened = { fingerprint: Size; bytes: Uint8Array };

/** `warning` says why the pictures look poor. */
export type DerivedOriginal = { warning?: string; derived: Derived[] };

/** Makes the derivatives for all roles of an original. */
export async function deriveOriginal(
  opened: Opened,
  original: PlannedOriginal,
  paper: Rgb,
): Promise<DerivedOriginal> {
  const { fingerprint } = opened;
  const { roles } = original;
  const { picture, whole, decision, warning } = await scanOriginal(opened, original, paper);
  const { scan, leveled } = decision;
  const photo: Subject = { picture, onPaper: false };
  const [drawings, photos] = [roles.filter(isDrawing), roles.filter((role) => !isDrawing(role))];
  const shown = scan ? scaled(scan.size, fingerprint.width / picture.width) : fingerprint;
  const recipes = planRecipes(drawings, shown, paper);
  const toSubject = () => {
    if (scan) return develop(whole, scan, { fingerprint, shown, recipes, paper });
    return leveled ? onCleanPaper(leveled, paper) : photo;
  };
  const ofDrawings = await derive(await toSubject(), shown, recipes);
  const ofPhotos = await derive(photo, fingerprint, planRecipes(photos, fingerprint, paper));
  return { warning, derived: [...ofDrawings, ...ofPhotos] };
}

/** Says why an original will look poor. Decodes only drawings. */
export const remarkOnOriginal = async (opened: Opened, original: PlannedOriginal, paper: Rgb) =>
  original.roles.some(isDrawing)
    ? (await scanOriginal(opened, original, paper)).warning
    : remarkOnPhoto(opened.fingerprint, original.roles);

/** Decodes the photo and, for a drawing, decides whether it needs a scan. Makes no derivatives. */
export async function scanOriginal(
  { fingerprint, bytes }: Opened,
  { path, roles, overrides }: PlannedOriginal,
  paper: Rgb,
): Promise<{ picture: Raster; whole: Raster; decision: ScanDecision; warning?: string }> {
  const size = baseSize(fingerprint, planRecipes(roles, fingerprint, paper));
  const isScanned = roles.some(isDrawing);
  const decoded = isScanned ? atMostPixels(MOST_SCANNED, fingerprint) : size;
  const whole = await decode(bytes, decoded, paper).catch((cause) => {
    throw toUnusable(path, cause);
  });
  if (!isScanned) return { picture: whole, whole, decision: {}, warning: remarkOnPhoto(fingerprint, roles) };
  const picture = shrink(whole, size);
  const decision = findScan(picture, paper, overrides);
  const warning = toRemark(decision, { picture, original: fingerprint, overrides });
  return { picture, whole, decision, warning };
}

/** `shown` is the size of the part that is shown, in pixels of the original. */
type Target = { fingerprint: Size; shown: Size; recipes: readonly Recipe[]; paper: Rgb };

/** Develops the scan at the size that the recipes need. */
async function develop(
  whole: Raster,
  scan: Scan,
  { fingerprint, shown, recipes, paper }: Target,
): Promise<Subject> {
  const size = baseSize(shown, recipes);
  const photo = shrink(whole, scaled(fingerprint, size.width / shown.width));
  const picture = developScan(await sharpen(photo, scan), scan, { size, paper });
  return scan.light ? onCleanPaper(picture, paper) : { picture, onPaper: false };
}

const isDrawing = (role: Role) => rowOf(role).isDrawing;
