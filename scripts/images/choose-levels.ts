/** Whether a drawing is better as a few levels in lossless WebP than as lossy WebP, and how many levels it takes. */
import { findInk, type Levels, paint, toLevels } from "./grey-levels.ts";
import { luma, lumaPlane, type Picture, type Plane, scaled } from "./pixels.ts";
import { decode, encodeLossless, encodeLossy, resize } from "./render.ts";

/** Twelve err about as much as lossy does on dotwork; soft shading takes more, or none is enough. */
const COUNTS = [12, 14, 16];

/** Both codings are tried at this width, in pixels: between those of tiles and plates. */
const TRIED_WIDTH = 560;

/**
 * The fewest levels that err no more than lossy, if they are also smaller; undefined when lossy is better, or when
 * the drawing holds more than one ink. The error is the mean square of lightness against the uncoded picture: on
 * dotwork it ranks the two as structural similarity does, and bands in soft shading count in full.
 * `plane` is the lightness of the drawing.
 */
export async function chooseLevels(drawing: Picture, plane: Plane): Promise<Levels | undefined> {
  const ink = findInk(drawing, plane);
  if (ink === undefined) return undefined;
  const size = scaled(drawing, Math.min(1, TRIED_WIDTH / drawing.width));
  const tried = await resize(drawing, size);
  const lossy = await encodeLossy(tried);
  const tolerable = errorOf(await decode(lossy, size), tried);
  for (const count of COUNTS) {
    const levels = toLevels(ink, count);
    const painted = paint(lumaPlane(tried), levels);
    if (errorOf(painted, tried) > tolerable) continue;
    return (await encodeLossless(painted)).length < lossy.length ? levels : undefined;
  }
  return undefined;
}

function errorOf({ data: coded }: Picture, { data: original }: Picture): number {
  let sum = 0;
  for (let at = 0; at < coded.length; at += 3)
    sum += (lightnessAt(coded, at) - lightnessAt(original, at)) ** 2;
  return sum / coded.length;
}

const lightnessAt = (data: Uint8Array, at: number) =>
  luma(data[at] as number, data[at + 1] as number, data[at + 2] as number);
