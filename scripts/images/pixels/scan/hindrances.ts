/** Why a photo cannot be made clean, in words for the artist: what is wrong, where, and what to do. */
import type { SideName } from "./clear-rim.ts";
import type { Corners, Point } from "./homography.ts";
import type { Light } from "./light.ts";

/** Paper darker than this, or with less than this of its weakest colour, holds too few levels for its ink. */
const DARKEST = 75;
const FAINTEST_COLOUR = 55;
/** How far green may lie from between red and blue, as a share: lamps and sky stay below, coloured walls do not. */
const OFF_DAYLIGHT = 0.09;
/** The share of the paper's light that may be noise. */
const MOST_NOISE = 0.18;

export const NO_PAPER =
  "no sheet of paper stands out. Put the drawing on white paper, and photograph it from above, in daylight.";
export const NO_DRAWING =
  "no drawing was found on the paper. Photograph it nearer, and so that its lines are dark.";

export const cutOffAt = (side: SideName) =>
  `the drawing or a hand runs over the paper's edge ${AT[side]}. Leave some bare paper around the drawing.`;

/** Undefined when the light will do. */
export function findHindrance(light: Light, corners: Corners): string | undefined {
  for (const [where, place] of placesOn(corners)) {
    const [red, green, blue] = paperAt(light, place);
    const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    if (most < DARKEST) return `it is too dark ${where}. Photograph it in daylight, beside a window.`;
    const isTinted = Math.abs(green - (red + blue) / 2) > OFF_DAYLIGHT * green;
    if (least < FAINTEST_COLOUR || isTinted)
      return `the light is too ${colourOf([red, green, blue])} ${where}. Photograph it in daylight, without a lamp.`;
  }
  if (light.noise > MOST_NOISE)
    return "it is too grainy to tell paper from ink. Photograph it in more light, and hold the phone still.";
  return undefined;
}

const AT: Record<SideName | "middle", string> = {
  top: "at the top",
  right: "on the right",
  bottom: "at the bottom",
  left: "on the left",
  middle: "in the middle",
};

function colourOf([red, green, blue]: readonly [number, number, number]): string {
  if (green > Math.max(red, blue)) return "green";
  if (green < Math.min(red, blue)) return "pink";
  return red > blue ? "yellow" : "blue";
}

function placesOn([a, b, c, d]: Corners): [string, Point][] {
  const middle = mean([a, b, c, d]);
  const near = (one: Point, other: Point) => mean([one, other, middle]);
  return [
    [AT.left, near(a, d)],
    [AT.right, near(b, c)],
    [AT.top, near(a, b)],
    [AT.bottom, near(d, c)],
    [AT.middle, middle],
  ];
}

function paperAt({ paper, columns, rows, side }: Light, { x, y }: Point): [number, number, number] {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / side)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / side)));
  const at = (row * columns + column) * 3;
  return [paper[at] as number, paper[at + 1] as number, paper[at + 2] as number];
}

function mean(points: readonly Point[]): Point {
  const sum = (of: (point: Point) => number) =>
    points.reduce((total, point) => total + of(point), 0) / points.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}
