/** What paper shows besides a drawing, in words for the artist: what was seen, where, and what to do. */
import type { Point } from "#domain/pixels.ts";
import { lumaPlane, type Picture } from "../picture.ts";
import { findCutSides, findStain, hasFold, patternShare, type SideName, type View } from "./find-marks.ts";

const KEEP = "or keep the photo as it is with scan: false.";
const SHOW = "or say with corners: what to show.";

export const SIDES: Record<SideName, string> = {
  top: "at the top",
  right: "on the right",
  bottom: "at the bottom",
  left: "on the left",
};

export const PATTERNED = `a pattern that repeats, such as a grid, lines, cloth or the pixels of a screen, is in the picture. Draw on plain white paper, or trace the drawing onto it; ${KEEP}`;

const SURROUNDED = `what lies around the drawing reaches the edges of the photo. Photograph it on plain white paper, from above; ${SHOW}`;

const cutOffAt = (side: SideName) =>
  `the drawing, or something over it, runs off the photo ${SIDES[side]}. Photograph all of it, with bare paper around it; ${SHOW}`;

export const FOLDED = `a line runs over the paper from side to side, such as a fold, the edge of a sheet, or the middle of a book. Photograph one flat page; ${SHOW}`;

const stainedAt = (place: Point) =>
  `a brownish mark, such as a stain, lies on the paper ${nameOf(place)}. Remove it in the photo, or draw on clean paper; ${SHOW}`;

export const glareAt = (place: Point) =>
  `a bright reflection hides what lies under it ${nameOf(place)}. Photograph it again without flash, in daylight from the side; ${KEEP}`;

export const moreAt = (place: Point) =>
  `more paper lies ${nameOf(place)}, beyond a line, an edge or a fold: there may be another sheet or page. Photograph one flat sheet alone; ${SHOW}`;

/** The share of the paper that a pattern covers at least. */
const LEAST_PATTERN = 0.5;
/** At so many edges of the photo it is no drawing that runs off. */
const SURROUNDING = 3;

/** `paper` is flat and white. Undefined when it shows a drawing alone. */
export function explainMarks(paper: Picture, view: View): string | undefined {
  const plane = lumaPlane(paper);
  if (patternShare(plane) > LEAST_PATTERN) return PATTERNED;
  const cut = findCutSides(plane, view);
  if (cut.length >= SURROUNDING) return SURROUNDED;
  if (cut[0]) return cutOffAt(cut[0]);
  if (hasFold(plane)) return FOLDED;
  const stain = findStain(paper);
  return stain && stainedAt(stain);
}

/** Such as "at the top left". */
export function nameOf({ x, y }: Point): string {
  const row = y < 1 / 3 ? "top" : y > 2 / 3 ? "bottom" : undefined;
  const column = x < 1 / 3 ? "left" : x > 2 / 3 ? "right" : undefined;
  if (row) return [SIDES[row], column].filter(Boolean).join(" ");
  return column ? SIDES[column] : "in the middle";
}
