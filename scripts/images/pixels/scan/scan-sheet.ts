/** From a phone's photo to a drawing on clean paper: the sheet is found, lit evenly, flattened and cropped. */
import type { Picture } from "../picture.ts";
import { clearRim } from "./clear-rim.ts";
import { cutOut, inPhoto } from "./crop.ts";
import { findSheet } from "./find-sheet.ts";
import { flatten } from "./flatten.ts";
import { cutOffAt, findHindrance, NO_DRAWING, NO_PAPER } from "./hindrances.ts";
import type { Corners } from "./homography.ts";
import { findLight } from "./light.ts";
import { toPatches } from "./patches.ts";
import { toRectangle } from "./rectangle.ts";
import { findRegions } from "./regions.ts";

/** `reason` is the rest of a sentence about the photo. */
export type ScanResult =
  | {
      ok: true;
      /** The drawing on PAPER, with an even margin. */
      picture: Picture;
      /** Of the sheet, in pixels of the photo; undefined when it fills the frame. */
      corners: Corners | undefined;
      /** Where the corners of `picture` lie in the photo, in its pixels. */
      shows: Corners;
    }
  | { ok: false; reason: string };

export function scanSheet(photo: Picture): ScanResult {
  const patches = toPatches(photo);
  const regions = findRegions(patches);
  const sheet = findSheet(photo, patches, regions);
  if (sheet === undefined) return refuse(NO_PAPER);
  const rectangle = toRectangle(sheet.quad, photo);
  const light = findLight(patches, regions, { corners: rectangle.corners, region: sheet.region });
  const hindrance = findHindrance(light, rectangle.corners);
  if (hindrance) return refuse(hindrance);
  const flat = flatten(photo, rectangle, light);
  const cutOff = clearRim(flat);
  if (cutOff) return refuse(cutOffAt(cutOff));
  const drawing = cutOut(flat);
  if (drawing === undefined) return refuse(NO_DRAWING);
  const fillsFrame = sheet.quad.sides.every(({ isFrame }) => isFrame);
  return {
    ok: true,
    picture: drawing.picture,
    corners: fillsFrame ? undefined : rectangle.corners,
    shows: inPhoto(drawing.corners, flat, rectangle.corners),
  };
}

const refuse = (reason: string): ScanResult => ({ ok: false, reason });
