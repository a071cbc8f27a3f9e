/**
 * What tiles show until their pictures are there. The thumbs of all tiles are one picture, side by side: each alone,
 * its file header would weigh more than its pixels.
 */
import { scaleColour } from "./grey-levels.ts";
import { lumaPlane, type Picture, type Rgb } from "./pixels.ts";
import { encodeLossless, resize } from "./render.ts";
import { PAPER } from "./tones.ts";

/** Of a thumb, in pixels; drawn over the whole tile, whatever its shape. */
const SIDE = 8;

/** From paper to ink, as shares of the paper's lightness. Few: their number is what a thumb weighs. */
const LEVELS = [1, 0.89, 0.75, 0.47];

/** A WebP is at most 16,383 pixels wide. */
const MOST = 2000;

/** The levels of the thumb's pixels, row by row, a digit each. */
export async function toThumb(picture: Picture): Promise<string> {
  const { data } = lumaPlane(await resize(picture, { width: SIDE, height: SIDE }));
  return [...data].map((value) => nearestLevel(value / PAPER[1])).join("");
}

/** All thumbs as a data URI, exact in the paper; undefined when there are none, or more than one picture can hold. */
export async function joinThumbs(thumbs: readonly string[]): Promise<string | undefined> {
  if (thumbs.length === 0 || thumbs.length > MOST) return undefined;
  const colours = LEVELS.map((share): Rgb => scaleColour(PAPER, [share, share, share]));
  const rows = Array.from({ length: SIDE }, (_, row) =>
    thumbs.map((thumb) => thumb.slice(row * SIDE, (row + 1) * SIDE)).join(""),
  );
  const data = Uint8Array.from([...rows.join("")].flatMap((digit) => colours[Number(digit)] ?? PAPER));
  const bytes = await encodeLossless({ data, width: SIDE * thumbs.length, height: SIDE });
  return `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`;
}

function nearestLevel(share: number): number {
  const distances = LEVELS.map((level) => Math.abs(level - share));
  return distances.indexOf(Math.min(...distances));
}
