/** Explains why the light on a sheet is too poor for a clean drawing, or that it is not paper. */
import type { Corners, Point, Rgb } from "#domain/pixels.ts";
import { isNeutral, USABLE } from "../paper.ts";
import { sampleAt } from "../raster.ts";
import { GRAIN } from "../surface.ts";
import { fromUnitSquare, project } from "./corners.ts";
import type { Light } from "./light.ts";
import { NO_PAPER, tooColoredAt, tooDarkAt, UNEVEN } from "./remarks.ts";

/** The places where the light is judged, in fractions of the sheet. */
const SPOTS: Point[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.15, y: 0.5 },
  { x: 0.85, y: 0.5 },
  { x: 0.5, y: 0.15 },
  { x: 0.5, y: 0.85 },
];

/**
 * Returns undefined when the light is good enough. `corners` are those of the sheet, in fractions of the photo. `isDoubtful`
 * means that the sheet may be something other than paper.
 */
export function explainRejection(light: Light, corners: Corners, isDoubtful = false): string | undefined {
  const toPhoto = fromUnitSquare(corners);
  for (const spot of SPOTS) {
    const paper = paperAt(light, project(toPhoto, spot));
    if (Math.max(...paper) < USABLE.least) return isDoubtful ? NO_PAPER : tooDarkAt(spot);
    if (isNeutral(paper, USABLE)) continue;
    const color = colorOf(paper);
    return isDoubtful && color === "yellow" ? NO_PAPER : tooColoredAt(spot, color);
  }
  return light.noise <= GRAIN.most ? undefined : UNEVEN;
}

function colorOf([red, green, blue]: Rgb): string {
  if (green > Math.max(red, blue)) return "green";
  // Lamplight lacks blue more than green; pink paper lacks green more, even under a lamp.
  if (green < Math.min(red, blue) || red - green > 1.5 * (green - blue)) return "pink";
  return red > blue ? "yellow" : "blue";
}

function paperAt({ data, width, height, across, down }: Light, { x, y }: Point): Rgb {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * across)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * down)));
  const at = (row * width + column) * 3;
  return [sampleAt(data, at), sampleAt(data, at + 1), sampleAt(data, at + 2)];
}
