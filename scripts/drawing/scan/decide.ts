/** Decides how the photo of a drawing is shown: as a scan, with its paper leveled, or as it is. */
import { type Corners, type Size, scaled, WHITE } from "#domain/pixels.ts";
import { INK } from "../paper.ts";
import { findPaperBackground, levelPaper, type PaperBackground } from "../paper-background.ts";
import type { Raster } from "../raster.ts";
import { surfaceAt } from "../surface.ts";
import { type Fault, hasLost, hasTurned, isBlank, isSurrounded } from "./audit.ts";
import type { Scan } from "./develop.ts";
import { findIntruder, type Intruder } from "./intruders.ts";
import { explainFault, intruderAt, type Remark, remarkOnDrawing } from "./remarks.ts";
import { proposeCorners, proposeScans, type Study, toStudy } from "./scan.ts";

/** What the artist specifies about a design's photo. */
export type ScanOverrides = { scan?: false; corners?: Corners };

/** A photo without a scan is shown with the light on its paper divided out, or else as it is. */
export type Shown = { scan?: Scan; background?: PaperBackground; remark?: Remark };

/** `shown` is the size of the part that is shown, in pixels of the original. */
export type Decision = Shown & { original: Size; shown: Size };

/** Dots, rulers and try-on are offered only where the ground is exactly the color of the paper. */
export const isOnPaper = ({ scan, background }: Shown) =>
  background !== undefined || scan?.light !== undefined;

/** `photo` may be smaller than the original. */
export function decide(photo: Raster, original: Size, overrides: ScanOverrides = {}): Decision {
  const study = toStudy(photo);
  const found = findScan(study, overrides);
  const shown = found.scan ? scaled(found.scan.size, original.width / study.photo.width) : original;
  const remark = found.remark ?? (overrides.scan === false ? undefined : remarkOnDrawing(shown));
  return { ...found, original, shown, remark };
}

/** Decides about the copy. What the artist says wins. A result is shown only if the audit finds no fault in it. */
function findScan(study: Study, { scan, corners }: ScanOverrides): Shown {
  if (corners) {
    const { scan: proposed, fault } = proposeCorners(study, corners);
    if (scan !== false && !fault) return { scan: proposed };
    const remark = scan !== false && fault ? explainFault(fault) : undefined;
    return { scan: { ...proposed, light: undefined }, remark };
  }
  if (scan === false) return { background: findFinished(study.photo) };
  const faults = new Set<Fault>();
  const told: (Shown & { intruder: Intruder })[] = [];
  for (const { flat, fault, ...shown } of listResults(study)) {
    const intruder = fault ? undefined : findIntruder(flat);
    if (fault) faults.add(fault);
    else if (intruder) told.push({ ...shown, intruder });
    else return shown;
  }
  // A less likely result must have far less beside its drawing.
  const share = told[0]?.intruder.share ?? 0;
  const best = told.find(({ intruder }) => intruder.share < share / 2) ?? told[0];
  if (best) return { ...best, remark: intruderAt(best.intruder.side) };
  return { remark: explainFault(MOST_TELLING.find((fault) => faults.has(fault)) ?? "sheet") };
}

/** Finds the paper of a picture that the desk stored finished, or that a program drew on white. */
function findFinished(photo: Raster): PaperBackground | undefined {
  const background = findPaperBackground(photo);
  const isLight = background?.surfaces.every((surface) => surfaceAt(surface, 0.5, 0.5) >= INK);
  return isLight && background && isDigital(background) ? background : undefined;
}

/** Tells a program's paper, one exact color to every side, from photographed paper. */
const isDigital = ({ isExact, isWhole }: PaperBackground) => isExact && isWhole;

/** What is said if results have different faults. */
const MOST_TELLING: readonly Fault[] = ["lost", "colors", "dark"];

/** A result to judge. `flat` shows the whole sheet on white. */
type Result = Shown & { flat: Raster; fault?: Fault };

/** Lists results, the most likely first: the photo's own paper where it fills the photo, the sheet in it, the whole photo. */
function* listResults(study: Study): Generator<Result, void, undefined> {
  const photo = study.photo;
  const background = findPaperBackground(photo);
  const fillsPhoto = background && (background.isWhole || background.isExact);
  if (fillsPhoto) yield judgeLeveled(photo, background);
  yield* proposeScans(study);
  if (background && !fillsPhoto) yield judgeLeveled(photo, background);
}

function judgeLeveled(photo: Raster, background: PaperBackground): Result {
  const flat = levelPaper(photo, background, WHITE);
  const pair = { before: photo, after: flat };
  const isLost = isBlank(flat) || hasLost(pair) || (!isDigital(background) && hasTurned(pair));
  const fault = isLost ? "lost" : isSurrounded(flat) ? undefined : "sheet";
  return { background, flat, fault };
}
