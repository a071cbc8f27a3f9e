/** Whether a drawing is better as a few levels in lossless WebP than as lossy WebP, and how many levels it takes. */

import { type Rgb, scaled } from "#domain/pixels.ts";
import { type Levels, paint, toInk, toLevels } from "./grey-levels.ts";
import { luma, lumaPlane, type Picture, type Plane } from "./picture.ts";
import { decode, encodeLossless, encodeLossy, resize, resizeSoftly } from "./render.ts";

/** Twelve err about as much as lossy does on dotwork; soft shading takes more, or none is enough. */
const COUNTS = [12, 14, 16];

/** Both codings are tried at this width, in pixels: between those of tiles and plates. */
const TRIED_WIDTH = 560;

/** Inks are told apart at this width, in pixels: there compression and a lens's fringes are gone, a small heart is not. */
const HUE_WIDTH = 140;
/** Another ink strays this far, in red or blue against green. What is left of one ink strays by 3 at the most. */
const STRAY_HUE = 12;

/**
 * The fewest levels that err no more than lossy, if they are also smaller; undefined when lossy is better, or when
 * the drawing holds more than one ink. The error is the mean square of lightness against the uncoded picture: on
 * dotwork it ranks the two as structural similarity does, and bands in soft shading count in full.
 * `plane` is the lightness of the drawing.
 */
export async function chooseLevels(drawing: Picture, plane: Plane, paper: Rgb): Promise<Levels | undefined> {
  const ink = toInk(drawing, plane);
  const choices = COUNTS.map((count) => toLevels(ink, count, paper));
  if (await isOtherInk(drawing, choices.at(-1) as Levels)) return undefined;
  const size = scaled(drawing, Math.min(1, TRIED_WIDTH / drawing.width));
  const tried = await resize(drawing, size);
  const triedPlane = lumaPlane(tried);
  const lossy = await encodeLossy(tried);
  const tolerable = errorOf(await decode(lossy, size), tried);
  for (const levels of choices) {
    const painted = paint(triedPlane, levels);
    if (errorOf(painted, tried) > tolerable) continue;
    return (await encodeLossless(painted)).length < lossy.length ? levels : undefined;
  }
  return undefined;
}

/** A level is the mean of all that is as light: where two inks are, or one that blends with the other, it is neither. */
async function isOtherInk(drawing: Picture, levels: Levels): Promise<boolean> {
  const small = await resizeSoftly(drawing, scaled(drawing, Math.min(1, HUE_WIDTH / drawing.width)));
  const painted = paint(lumaPlane(small), levels);
  for (let at = 0; at < painted.data.length; at += 3) {
    const stray = (channel: number) =>
      (painted.data[at + channel] as number) - (small.data[at + channel] as number);
    const [red, green, blue] = [stray(0), stray(1), stray(2)];
    if (Math.max(Math.abs(red - green), Math.abs(blue - green)) > STRAY_HUE) return true;
  }
  return false;
}

function errorOf({ data: coded }: Picture, { data: original }: Picture): number {
  let sum = 0;
  for (let at = 0; at < coded.length; at += 3)
    sum += (lightnessAt(coded, at) - lightnessAt(original, at)) ** 2;
  return sum / coded.length;
}

const lightnessAt = (data: Uint8Array, at: number) =>
  luma(data[at] as number, data[at + 1] as number, data[at + 2] as number);
