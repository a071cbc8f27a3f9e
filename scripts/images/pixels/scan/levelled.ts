/** Levelled paper that fills its picture: what else may be on it than a drawing. */
import type { Picture, Plane } from "../picture.ts";
import type { View } from "./find-marks.ts";

export const STATUS_BAR =
  "small signs stand in a row at its top, like those of a phone's screen. Crop them off, or use the drawing's own file.";

/** A picture of paper alone ends where the photo does. */
export const WHOLE_PHOTO: View = {
  ends: { top: false, right: false, bottom: false, left: false },
  toPaper: (place) => place,
};

/** Smaller, with the darkest pixel of each square, so that thin lines stay. */
export function darkest({ data, width, height }: Picture, side: number): Picture {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / side));
  const size = { width: Math.floor(width / step) || 1, height: Math.floor(height / step) || 1 };
  const small = new Uint8Array(size.width * size.height * 3).fill(255);
  for (let y = 0; y < size.height * step && y < height; y++) {
    let from = y * width * 3;
    let to = Math.floor(y / step) * size.width * 3;
    for (let x = 0, within = 0; x < size.width * step && x < width; x++, from += 3) {
      if ((data[from + 1] ?? 0) < (small[to + 1] ?? 0)) {
        small[to] = data[from] ?? 0;
        small[to + 1] = data[from + 1] ?? 0;
        small[to + 2] = data[from + 2] ?? 0;
      }
      if (++within === step) [within, to] = [0, to + 3];
    }
  }
  return { data: small, ...size };
}

/** Marks are darker than this. */
const MARK = 240;

/** Colored paper is this light, its channels differ by this much, and it covers this share. */
const TINTED = { light: 190, cast: 10, share: 0.25 };

/** Whether a sheet of colored paper lies on a white table. */
export function isTinted({ data }: Picture): boolean {
  let tinted = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const least = Math.min(red, green, blue);
    if (least > TINTED.light && Math.max(red, green, blue) - least > TINTED.cast) tinted++;
  }
  return tinted > (TINTED.share * data.length) / 3;
}

/** Of a screen: taller than a sheet, with signs at both ends of a low row at the top, and nothing below them. */
const SCREEN = { ratio: 1.6, row: 0.06, gap: 0.012, side: 0.35 };

export function hasStatusBar({ data, width, height }: Plane): boolean {
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
