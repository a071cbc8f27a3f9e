/** How a printout is divided into sheets of paper. Lengths are in inches. */
import type { Inches } from "#domain/size.ts";

/** The room that both Letter and A4 have besides margins, title and bars. */
export const ROOM: Inches = { width: 7.4, height: 8.5 };

/** A part of the printout. `left` and `top` are its position in the whole. */
export type Sheet = { left: number; top: number } & Inches;

/** Row by row; equal parts, as few as fit. */
export function toSheets(whole: Inches): Sheet[] {
  const columns = Math.ceil(whole.width / ROOM.width);
  const rows = Math.ceil(whole.height / ROOM.height);
  const [width, height] = [whole.width / columns, whole.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
    width,
    height,
  }));
}
