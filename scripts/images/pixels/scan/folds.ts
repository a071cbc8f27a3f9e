/** Long, thin lines on flat paper: a fold, the edges of a sheet on a white table, or of one sheet on another. */
import type { Size } from "#domain/pixels.ts";
import { findComponents } from "../components.ts";
import { type Picture, type Plane, rowMeans } from "../picture.ts";

/** Any mark is darker than this. */
const MARK = 250;
/** A fold shows beside the drawing, in strips along opposite edges, between these shares of the paper. */
const STRIP = { from: 0.025, to: 0.08 };
/** There it covers this share of the length; the paper above and below it is bare. Its width and that paper, in pixels. */
const [FOLDED, BARE] = [0.85, 0.2];
const [WIDEST, BESIDE] = [14, 6];
/** How far it may slope, as a share of the paper. */
const SLOPE = 0.03;

/** Whether a thin line runs over the paper from edge to edge. */
export function hasFold({ data, width, height }: Plane): boolean {
  const markAt = (x: number, y: number) => ((data[y * width + x] ?? 255) < MARK ? 1 : 0);
  return (
    isFolded({ width, height }, markAt) || isFolded({ width: height, height: width }, (y, x) => markAt(x, y))
  );
}

function isFolded({ width, height }: Size, markAt: (x: number, y: number) => number): boolean {
  const [from, to] = [Math.round(STRIP.from * width), Math.round(STRIP.to * width)];
  const linesFrom = (left: number) =>
    thinLines(rowMeans({ width: to - from, height }, (x, y) => markAt(left + x, y)));
  const [lefts, rights] = [linesFrom(from), linesFrom(width - to)];
  return lefts.some((left) => rights.some((right) => Math.abs(left - right) < SLOPE * height));
}

/** Where a covered run of rows begins that is thin, and bare on both sides. */
function thinLines(covers: readonly number[]): number[] {
  const near = (row: number) => Math.max(...covers.slice(Math.max(0, row - 1), row + 2), 0);
  const isBare = (row: number) => covers.slice(Math.max(0, row), row + BESIDE).every((share) => share < BARE);
  const margin = STRIP.to * covers.length;
  const starts: number[] = [];
  for (let row = Math.round(margin); row < covers.length - margin; row++) {
    if (near(row) < FOLDED || near(row - 1) >= FOLDED) continue;
    let end = row;
    while (near(end) >= FOLDED) end++;
    if (end - row <= WIDEST && isBare(row - BESIDE - 2) && isBare(end + 2)) starts.push(row);
  }
  return starts;
}

/** An outline is this long, this thin in the box around it, and nowhere darker: the edges of a sheet on a white table. */
const OUTLINE = { length: 0.45, fill: 0.06, darkest: 100 };
/** An outline is lighter than ink, and darker than this. */
const LINE = 240;

export function hasFaintOutline({ data, ...size }: Picture): boolean {
  const levelAt = (pixel: number) => data[pixel * 3 + 1] ?? 0;
  return findComponents(size, (pixel) => levelAt(pixel) < LINE).some((pixels) => {
    const across = new Set(pixels.map((pixel) => pixel % size.width)).size;
    const down = new Set(pixels.map((pixel) => Math.floor(pixel / size.width))).size;
    const isLong = Math.max(across / size.width, down / size.height) > OUTLINE.length;
    const isThin = pixels.length < Math.max(OUTLINE.fill * across * down, 3 * Math.max(across, down));
    return isLong && isThin && pixels.every((pixel) => levelAt(pixel) > OUTLINE.darkest);
  });
}
