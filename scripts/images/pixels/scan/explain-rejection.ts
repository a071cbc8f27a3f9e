/** Why a photo cannot be made clean, in words for the artist: what is wrong, where, and what to do. */
import type { Corners, Point, Rgb } from "#domain/pixels.ts";
import { MOST_NOISE } from "../surface.ts";
import { fromUnitSquare, project } from "./corners.ts";
import type { SideName } from "./edge-intrusions.ts";
import type { Light } from "./light.ts";

/** On darker paper, ink has too few levels left. */
const DARKEST = 75;
/** The strongest color cast of a lamp, as a share of the lightness. Beyond it the paper is colored or the ink is lost. */
const STRONGEST_CAST = 0.4;
/** How far green may lie from the mean of red and blue, as a share. Lamps and sky stay below; colored paper does not. */
const OFF_DAYLIGHT = 0.09;

const AT: Record<SideName | "middle", string> = {
  top: "at the top",
  right: "on the right",
  bottom: "at the bottom",
  left: "on the left",
  middle: "in the middle",
};

/** In fractions of the sheet. */
const SPOTS: [where: SideName | "middle", spot: Point][] = [
  ["middle", { x: 0.5, y: 0.5 }],
  ["left", { x: 0.15, y: 0.5 }],
  ["right", { x: 0.85, y: 0.5 }],
  ["top", { x: 0.5, y: 0.15 }],
  ["bottom", { x: 0.5, y: 0.85 }],
];

export const NO_PAPER =
  "no sheet of white paper stands out. Photograph the drawing from above, in daylight; or keep the photo as it is with scan: false.";
export const NO_DRAWING =
  "no drawing stands out from the paper. Photograph it nearer, and so that its lines are dark.";

export const UNEVEN =
  "its paper looks uneven, or the photo is far out of focus. Photograph the drawing on smooth white paper, in daylight, and hold the phone still; or keep the photo as it is with scan: false.";

export const BLURRED =
  "the drawing is out of focus. Photograph it again: tap on it to focus, hold the phone still, and send the photo as a file.";

export const cutOffAt = (side: SideName) =>
  `something runs over the paper's edge ${AT[side]}. Photograph it with bare paper around the drawing, without hands; or say with corners: what to show.`;

/** `corners` are those of the sheet, in fractions of the photo. Undefined when the light is good enough. */
export function explainRejection(light: Light, corners: Corners): string | undefined {
  const toPhoto = fromUnitSquare(corners);
  for (const [where, spot] of SPOTS) {
    const paper = paperAt(light, project(toPhoto, spot));
    const most = Math.max(...paper);
    if (most < DARKEST)
      return `the paper is too dark ${AT[where]}. Photograph it in daylight, beside a window; or keep the photo as it is with scan: false.`;
    const [red, green, blue] = paper;
    const isTinted = Math.abs(green - (red + blue) / 2) > OFF_DAYLIGHT * green;
    if (isTinted || Math.min(...paper) < (1 - STRONGEST_CAST) * most)
      return `the light, or the paper, is too ${colorOf(paper)} ${AT[where]}. Photograph it in daylight, without a lamp; or keep the photo as it is with scan: false.`;
  }
  if (light.noise <= MOST_NOISE) return undefined;
  return UNEVEN;
}

function colorOf([red, green, blue]: Rgb): string {
  if (green > Math.max(red, blue)) return "green";
  if (green < Math.min(red, blue)) return "pink";
  return red > blue ? "yellow" : "blue";
}

function paperAt({ data, width, height, across, down }: Light, { x, y }: Point): Rgb {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * across)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * down)));
  const at = (row * width + column) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
