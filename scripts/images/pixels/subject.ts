/** Prepares the picture of an original for its recipes. */
import type { Box } from "#domain/manifest-schema.ts";
import { type Rgb, scaled } from "#domain/pixels.ts";
import { findDrawing } from "./drawing-box.ts";
import { chooseFewColors, type FewColors } from "./few-colors.ts";
import { lumaPlane, type Picture } from "./picture.ts";
import { resize } from "./render.ts";

/** A picture, levelled if it lies on paper. */
export type Subject = {
  /** With `fewColors`, only as large as the preview needs: they make everything else. */
  picture: Picture;
  onPaper: boolean;
  drawing?: Box;
  fewColors?: FewColors;
  /** Of a photo, as photo-quality.ts chooses it. */
  quality?: number;
};

/** The longer side of the picture that a preview is made from, in pixels. */
const PREVIEW = 100;

/** Locates the drawing on its paper, which is exactly of the given color. */
export async function onCleanPaper(picture: Picture, paper: Rgb): Promise<Subject> {
  const plane = lumaPlane(picture);
  const drawing = findDrawing(plane);
  const fewColors = await chooseFewColors(picture, plane, paper);
  if (fewColors === undefined) return { picture, onPaper: true, drawing };
  const preview = scaled(picture, Math.min(1, PREVIEW / Math.max(picture.width, picture.height)));
  return { picture: await resize(picture, preview), onPaper: true, drawing, fewColors };
}
