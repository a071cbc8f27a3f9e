/** Decides whether a drawing is better as lossless WebP in few colors than as lossy WebP, and in how many. */

import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type Levels, paint, toLevels } from "./gray-levels.ts";
import { reduceColors } from "./palette.ts";
import { countKinds, lumaPlane, type Picture, type Plane } from "./picture.ts";
import { decode, encodeLossless, encodeLossy, resize, resizePlane, resizeSoftly } from "./render.ts";

/** The drawing at a size in few colors, one of them exactly the paper. */
export type Reduce = (size: Size) => Promise<Picture>;

/** On skin fewer colors suffice, because there is less contrast. */
export type FewColors = { plain: Reduce; onSkin: Reduce };

/** Of one ink. On dotwork, twelve levels lose about as much as lossy coding does; soft shading needs more. */
const LEVELS = [12, 14, 16];
const LEVELS_ON_SKIN = 8;

/** Of several inks. */
const COLORS = [20, 24, 28, 32];
const COLORS_ON_SKIN = 16;

/** What several inks may weigh, relative to lossy coding, which halves the resolution of color. */
const COLOR_WEIGHT = 1.2;

/** Both codings are compared at this width, in pixels: between those of tiles and plates. */
const TRIAL_WIDTH = 560;

/** Inks are compared at this width, in pixels: it hides compression and color fringes, but not a small red heart. */
const HUE_WIDTH = 140;
/** A second ink differs from its level by more than this in red or blue, relative to green; a single ink by 3 at most. */
const HUE_LIMIT = 12;

/**
 * The fewest colors that lose no more than lossy coding, if they weigh less. The loss is the squared error of
 * lightness: on dotwork it ranks the two as structural similarity does, and it catches banding in soft shading. `plane`
 * is the lightness of the drawing.
 */
export async function chooseFewColors(
  drawing: Picture,
  plane: Plane,
  paper: Rgb,
): Promise<FewColors | undefined> {
  const ink = countKinds(drawing, 256, (pixel) => plane.data[pixel] as number);
  const inLevels = (count: number): Reduce => {
    const levels = toLevels(ink, count, paper);
    return async (size) => paint(await resizePlane(plane, size), levels);
  };
  const inColors =
    (count: number): Reduce =>
    async (size) =>
      reduceColors(await resize(drawing, size), count, paper);
  if (await hasSecondInk(drawing, toLevels(ink, Math.max(...LEVELS), paper))) {
    const plain = await chooseReduction(drawing, COLORS.map(inColors), COLOR_WEIGHT);
    return plain && { plain, onSkin: inColors(COLORS_ON_SKIN) };
  }
  const plain = await chooseReduction(drawing, LEVELS.map(inLevels), 1);
  return plain && { plain, onSkin: inLevels(LEVELS_ON_SKIN) };
}

/** `weight` is relative to lossy coding. */
async function chooseReduction(
  drawing: Picture,
  choices: readonly Reduce[],
  weight: number,
): Promise<Reduce | undefined> {
  const size = scaled(drawing, Math.min(1, TRIAL_WIDTH / drawing.width));
  const trial = await resize(drawing, size);
  const lossy = await encodeLossy(trial);
  const tolerable = errorOf(await decode(lossy, size), trial);
  for (const reduce of choices) {
    const reduced = await reduce(size);
    if (errorOf(reduced, trial) > tolerable) continue;
    return (await encodeLossless(reduced)).length < weight * lossy.length ? reduce : undefined;
  }
  return undefined;
}

/** A level is the mean color of all pixels of its lightness. Where two inks share one, it matches neither. */
async function hasSecondInk(drawing: Picture, levels: Levels): Promise<boolean> {
  const small = await resizeSoftly(drawing, scaled(drawing, Math.min(1, HUE_WIDTH / drawing.width)));
  const painted = paint(lumaPlane(small), levels);
  for (let at = 0; at < painted.data.length; at += 3) {
    const difference = (channel: number) =>
      (painted.data[at + channel] as number) - (small.data[at + channel] as number);
    const [red, green, blue] = [difference(0), difference(1), difference(2)];
    if (Math.max(Math.abs(red - green), Math.abs(blue - green)) > HUE_LIMIT) return true;
  }
  return false;
}

function errorOf(coded: Picture, original: Picture): number {
  const [{ data: found }, { data: wanted }] = [lumaPlane(coded), lumaPlane(original)];
  return found.reduce((sum, value, at) => sum + (value - (wanted[at] as number)) ** 2, 0);
}
