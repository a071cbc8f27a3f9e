/** Leveled paper that fills its picture: why it may be no clean drawing, in words for the artist. */
import { findDrawing } from "../drawing-box.ts";
import type { PaperBackground } from "../paper-background.ts";
import { lumaPlane, type Picture, type Plane } from "../picture.ts";
import { explainMarks, type View } from "./explain-marks.ts";
import { EMPTY, glareAt, STATUS_BAR, TINTED } from "./remarks.ts";

/** A picture of paper alone ends where the photo does. */
const WHOLE_PHOTO: View = { ends: [], toPaper: (place) => place };

export function explainLeveled(paper: Picture, { glare }: PaperBackground): string | undefined {
  if (glare) return glareAt(glare);
  if (findDrawing(lumaPlane(paper)) === undefined) return EMPTY;
  if (isTinted(paper)) return TINTED;
  if (hasStatusBar(lumaPlane(paper))) return STATUS_BAR;
  return explainMarks(paper, WHOLE_PHOTO);
}

/** Marks are darker than this. */
const MARK = 240;

/** Colored paper is this light, its channels differ by this much, and it covers this share. */
const TINT = { light: 190, cast: 10, share: 0.25 };

/** Whether a sheet of colored paper lies on a white table. */
function isTinted({ data }: Picture): boolean {
  let tinted = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const least = Math.min(red, green, blue);
    if (least > TINT.light && Math.max(red, green, blue) - least > TINT.cast) tinted++;
  }
  return tinted > (TINT.share * data.length) / 3;
}

/** Of a screen: taller than a sheet, with signs at both ends of a low row at the top, and nothing below them. */
const SCREEN = { ratio: 1.6, row: 0.06, gap: 0.012, side: 0.35 };

function hasStatusBar({ data, width, height }: Plane): boolean {
  if (height < SCREEN.ratio * width) return false;
  const isMarked = (row: number, from: number, to: number) =>
    data.subarray(row * width + from, row * width + to).some((luma) => luma < MARK);
  const rows = Array.from({ length: Math.ceil(SCREEN.row * height) }, (_, row) => row);
  const marked = rows.filter((row) => isMarked(row, 0, width));
  const last = marked.findLast((row) => row < rows.length - SCREEN.gap * height);
  if (last === undefined || marked.some((row) => row > last && row < last + SCREEN.gap * height))
    return false;
  const [left, right] = [Math.floor(SCREEN.side * width), Math.ceil((1 - SCREEN.side) * width)];
  return marked.some((row) => isMarked(row, 0, left)) && marked.some((row) => isMarked(row, right, width));
}
