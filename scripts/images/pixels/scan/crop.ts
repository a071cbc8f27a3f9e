/** A drawing cut out of its sheet with an even margin, so that drawings of like size stand alike in their tiles. */
import { PAPER } from "#domain/tones.ts";
import { findDrawing } from "../drawing-box.ts";
import { lumaPlane, type Picture } from "../picture.ts";
import { type Corners, cornersOf, homography, project } from "./homography.ts";

/** Of the drawing's longer side. */
const MARGIN = 0.08;

/** `corners` are those of the cut-out, in pixels of the sheet; they may lie outside it. */
export type Cutout = { picture: Picture; corners: Corners };

/** Undefined when the sheet is empty. */
export function cutOut(sheet: Picture): Cutout | undefined {
  const box = findDrawing(lumaPlane(sheet));
  if (box === undefined) return undefined;
  const [boxWidth, boxHeight] = [box.width * sheet.width, box.height * sheet.height];
  const margin = Math.round(MARGIN * Math.max(boxWidth, boxHeight));
  const [left, top] = [
    Math.round(box.left * sheet.width) - margin,
    Math.round(box.top * sheet.height) - margin,
  ];
  const width = Math.round(boxWidth) + 2 * margin;
  const height = Math.round(boxHeight) + 2 * margin;
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 3) data.set(PAPER, at);
  const from = Math.max(0, left);
  const to = Math.min(sheet.width, left + width);
  for (let row = Math.max(0, top); row < Math.min(sheet.height, top + height); row++) {
    const line = sheet.data.subarray((row * sheet.width + from) * 3, (row * sheet.width + to) * 3);
    data.set(line, ((row - top) * width + from - left) * 3);
  }
  const corners = cornersOf(width, height).map(({ x, y }) => ({ x: x + left, y: y + top }));
  return { picture: { data, width, height }, corners: corners as unknown as Corners };
}

/** Where the corners of a cut-out lie in the photo. */
export function inPhoto(corners: Corners, sheet: Picture, sheetCorners: Corners): Corners {
  const map = homography(cornersOf(sheet.width, sheet.height), sheetCorners);
  return corners.map((corner) => project(map, corner)) as unknown as Corners;
}
