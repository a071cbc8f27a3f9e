/** Why a photo cannot be made clean, in words for the artist: what is wrong, where, and what to do. */
import type { Corners, Point, Rgb } from "#domain/pixels.ts";
import { MOST_NOISE } from "../surface.ts";
import { fromUnitSquare, project } from "./corners.ts";
import { nameOf, SIDES } from "./explain-marks.ts";
import type { SideName } from "./find-marks.ts";
import type { Light } from "./light.ts";

/** On darker paper, ink has too few levels left. */
const DARKEST = 75;
/** The strongest color cast of a lamp, as a share of the lightness. Beyond it the paper is colored or the ink is lost. */
const STRONGEST_CAST = 0.4;
/** How far green may lie from the mean of red and blue, as a share. Lamps and sky stay below; colored paper does not. */
const OFF_DAYLIGHT = 0.09;

/** In fractions of the sheet. */
const SPOTS: Point[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.15, y: 0.5 },
  { x: 0.85, y: 0.5 },
  { x: 0.5, y: 0.15 },
  { x: 0.5, y: 0.85 },
];

export const NO_PAPER =
  "no sheet of white paper stands out. Photograph the drawing from above, in daylight; of a drawing on a screen, use its own file; or keep the photo as it is with scan: false.";
export const NO_DRAWING =
  "no drawing stands out from the paper. Photograph it nearer, and so that its lines are dark.";

export const EMPTY =
  "nothing in it is darker than the paper, so its picture would be empty. White lines, also on a transparent ground, need a dark one: export them on it; or draw with dark lines.";

export const TINTED =
  "much of it is pale and colored, as colored paper is. Draw on white paper; or keep the photo as it is with scan: false.";

export const SMALL = "the drawing is small in it. Photograph it nearer, so that it fills the photo.";

export const UNEVEN =
  "its paper looks uneven, or the photo is far out of focus. Photograph the drawing on smooth white paper, in daylight, and hold the phone still; or keep the photo as it is with scan: false.";

export const BLURRED =
  "the drawing is out of focus. Photograph it again: tap on it to focus, hold the phone still, and send the photo as a file.";

export const cutOffAt = (side: SideName) =>
  `something runs over the paper's edge ${SIDES[side]}. Photograph it with bare paper around the drawing, without hands; or say with corners: what to show.`;

/** `corners` are those of the sheet, in fractions of the photo. Undefined when the light is good enough. `isDoubtful` means that something else may have been taken for paper. */
export function explainRejection(light: Light, corners: Corners, isDoubtful = false): string | undefined {
  const toPhoto = fromUnitSquare(corners);
  for (const spot of SPOTS) {
    const paper = paperAt(light, project(toPhoto, spot));
    const [red, green, blue] = paper;
    const most = Math.max(...paper);
    if (most < DARKEST)
      return isDoubtful
        ? NO_PAPER
        : `the paper is too dark ${nameOf(spot)}. Photograph it in daylight, beside a window; of a drawing on a screen, use its own file; or keep the photo as it is with scan: false.`;
    const isTinted = Math.abs(green - (red + blue) / 2) > OFF_DAYLIGHT * green;
    if (isTinted || Math.min(...paper) < (1 - STRONGEST_CAST) * most) {
      if (isDoubtful && colorOf(paper) === "yellow") return NO_PAPER;
      return `the light, or the paper, is too ${colorOf(paper)} ${nameOf(spot)}. Photograph it in daylight, without a lamp; or keep the photo as it is with scan: false.`;
    }
  }
  if (light.noise <= MOST_NOISE) return undefined;
  return UNEVEN;
}

/** Lamps take more blue than green; pink paper takes more green, also under a lamp. */
const PINK = 1.5;

function colorOf([red, green, blue]: Rgb): string {
  if (green > Math.max(red, blue)) return "green";
  if (green < Math.min(red, blue) || red - green > PINK * (green - blue)) return "pink";
  return red > blue ? "yellow" : "blue";
}

function paperAt({ data, width, height, across, down }: Light, { x, y }: Point): Rgb {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * across)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * down)));
  const at = (row * width + column) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
