/** An original's picture, made ready for its recipes. */

import type { Box } from "#domain/manifest-schema.ts";
import { type Rgb, scaled } from "#domain/pixels.ts";
import { chooseLevels } from "./choose-levels.ts";
import { findDrawing } from "./drawing-box.ts";
import type { Levels } from "./grey-levels.ts";
import { findGround, levelGround } from "./ground.ts";
import { lumaPlane, type Picture, type Plane } from "./picture.ts";
import { resize } from "./render.ts";

/** A picture ready for its recipes, levelled if it lies on paper. */
export type Subject = {
  /** In one ink no larger than the placeholder needs: everything else is made of the levels. */
  picture: Picture;
  onPaper: boolean;
  drawing?: Box;
  inLevels?: { plane: Plane; levels: Levels };
};

/** Longer side of what a placeholder is made of, in pixels. */
const PREVIEW = 100;

/** Levels the paper, if there is any, and finds where the drawing lies on it. */
export async function toDrawing(base: Picture, paper: Rgb): Promise<Subject> {
  const ground = findGround(base);
  if (ground === undefined) return { picture: base, onPaper: false };
  const picture = levelGround(base, ground, paper);
  const plane = lumaPlane(picture);
  const drawing = findDrawing(plane);
  const levels = await chooseLevels(picture, plane, paper);
  if (levels === undefined) return { picture, onPaper: true, drawing };
  const preview = scaled(picture, Math.min(1, PREVIEW / Math.max(picture.width, picture.height)));
  return { picture: await resize(picture, preview), onPaper: true, drawing, inLevels: { plane, levels } };
}
