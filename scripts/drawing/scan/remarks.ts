/**
 * Remarks for the artist about a photo: what is wrong, where, and what to do. Each continues a sentence that begins with
 * the photo's name.
 */
import type { Corners, Point, Rgb, Size } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import { isNeutral, USABLE } from "../paper.ts";
import { sampleAt } from "../raster.ts";
import { GRAIN } from "../surface.ts";
import type { ScanOverrides } from "./decide.ts";
import { fromUnitSquare, project } from "./develop.ts";
import type { SideName } from "./find-sheet.ts";
import type { Light } from "./light.ts";
import type { Scanned } from "./scan.ts";

/** The longer side of a photo, or of a drawing with its margin, in pixels. A smaller one looks uneven or blurred. */
const MIN_SIDE = 500;

const SIDES: Record<SideName, string> = {
  top: "at the top",
  right: "on the right",
  bottom: "at the bottom",
  left: "on the left",
};

const KEEP = "or keep the photo as it is with scan: false.";
const SHOW = "or add corners: to mark what to show.";

export const OUTLINED = `a long, faint line runs across the paper, such as the edge of a sheet or a fold. Photograph one flat page; ${SHOW}`;

export const NO_PAPER = `no sheet of white paper stands out. Photograph the drawing from above, in daylight; for a drawing on a screen, use its own file; ${KEEP}`;

export const NO_DRAWING =
  "no drawing stands out from the paper. Photograph it from closer, so that its lines are dark.";

export const EMPTY =
  "nothing in it is darker than the paper, so its picture would be empty. White lines, even on a transparent background, need a dark one: export them on it, or draw dark lines.";

export const TINTED = `much of it is pale and colored, like colored paper. Draw on white paper; ${KEEP}`;

const hasOnly = (side: number) => `has only ${side} pixels along its longer side, too few to look sharp`;

const smallAt = (side: number) =>
  `the drawing ${hasOnly(side)}. Photograph it from closer, so that it fills the photo, or use a larger file, of at least 500 pixels; ${KEEP}`;

const UNEVEN = `its paper looks uneven, or the photo is far out of focus. Photograph the drawing on smooth white paper, in daylight, and hold the phone still; ${KEEP}`;

export const BLURRED =
  "the drawing is out of focus. Photograph it again: tap on it to focus, hold the phone still, and send the photo as a file.";

export const overEdgeAt = (side: SideName) =>
  `something runs over the paper's edge ${SIDES[side]}. Photograph it with bare paper around the drawing, without hands; ${SHOW}`;

export const glareAt = (place: Point) =>
  `a bright reflection hides part of the sheet ${nameOf(place)}. Photograph it again without flash, in daylight from the side; ${KEEP}`;

const tooDarkAt = (place: Point) =>
  `the paper is too dark ${nameOf(place)}. Photograph it in daylight, beside a window; for a drawing on a screen, use its own file; ${KEEP}`;

const tooColoredAt = (place: Point, color: string) =>
  `the light, or the paper, is too ${color} ${nameOf(place)}. Photograph it in daylight, without a lamp; ${KEEP}`;

/** `picture` is the copy that was scanned. */
type Photo = { picture: Size; original: Size; overrides?: ScanOverrides };

/** Returns the remark on a drawing that is too small, or else that of the scan. */
export function toRemark(
  { scan, warning }: Scanned,
  { picture, original, overrides }: Photo,
): string | undefined {
  const { width, height } = scan?.size ?? picture;
  const side = Math.round((Math.max(width, height) * original.width) / picture.width);
  return side < MIN_SIDE && overrides?.scan !== false ? smallAt(side) : warning;
}

/** Returns the remark on a small photo. A small picture within a text is intended. */
export function remarkOnPhoto({ width, height }: Size, roles: readonly Role[]): string | undefined {
  const side = Math.max(width, height);
  if (side >= MIN_SIDE || roles.every((role) => role === "illustration")) return undefined;
  return `the photo ${hasOnly(side)}. Use a larger file, of at least 500 pixels.`;
}

/** Names a place in words, such as "at the top left". */
function nameOf({ x, y }: Point): string {
  const row = y < 1 / 3 ? "top" : y > 2 / 3 ? "bottom" : undefined;
  const column = x < 1 / 3 ? "left" : x > 2 / 3 ? "right" : undefined;
  if (row) return [SIDES[row], column].filter(Boolean).join(" ");
  return column ? SIDES[column] : "in the middle";
}

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
