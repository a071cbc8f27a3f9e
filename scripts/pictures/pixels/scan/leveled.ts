/** Explains why leveled paper that fills its picture may show no clean drawing. */
import { findDrawing } from "../drawing/drawing-box.ts";
import type { PaperBackground } from "../drawing/paper-background.ts";
import { byteAt, lumaPlane, type Raster } from "../raster.ts";
import { EMPTY, glareAt, TINTED } from "./remarks.ts";

export function explainLeveled(paper: Raster, { glare }: PaperBackground): string | undefined {
  if (glare) return glareAt(glare);
  if (findDrawing(lumaPlane(paper)) === undefined) return EMPTY;
  return isTinted(paper) ? TINTED : undefined;
}

/** Colored paper is lighter than this, its channels differ by more than this, and it covers more than this share. */
const TINT = { light: 190, cast: 10, share: 0.25 };

/** Whether a sheet of colored paper lies on a white table. */
function isTinted({ data }: Raster): boolean {
  let tinted = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2)];
    const least = Math.min(red, green, blue);
    if (least > TINT.light && Math.max(red, green, blue) - least > TINT.cast) tinted++;
  }
  return tinted > (TINT.share * data.length) / 3;
}
