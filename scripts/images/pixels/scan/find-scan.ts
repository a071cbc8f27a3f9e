/** Whether the photo of a drawing needs a scan, and which. */
import type { Rgb } from "#domain/pixels.ts";
import type { ByHand } from "#domain/plan.ts";
import { findGround, levelGround } from "../ground.ts";
import type { Picture } from "../picture.ts";
import { findFocus } from "./focus.ts";
import { type Scanned, scanCorners, scanSheet } from "./scan-sheet.ts";
import { BLURRED } from "./unfit-reason.ts";

/** Without a scan, the photo is shown with its paper levelled, or else as it is. */
export type Treated = Scanned & { levelled?: Picture };

/** The artist's word wins. */
export function findScan(photo: Picture, paper: Rgb, { scan, corners }: ByHand = {}): Treated {
  if (corners) return scanCorners(photo, corners, { isLit: scan !== false });
  if (scan === false) return {};
  const ground = findGround(photo);
  const scanned = ground?.isWhole ? undefined : scanSheet(photo);
  if (scanned && !(ground && scanned.warning)) return scanned;
  const levelled = ground && levelGround(photo, ground, paper);
  const blur = levelled && findFocus(levelled).isBlurred ? BLURRED : undefined;
  return { levelled, warning: scanned?.warning ?? blur };
}
