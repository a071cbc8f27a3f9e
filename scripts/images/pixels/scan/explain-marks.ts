/** What flat, evenly lit paper shows besides a drawing: a pattern, the end of the photo, a fold, a stain. */
import type { Point } from "#domain/pixels.ts";
import { lumaPlane, type Picture, type Plane } from "../picture.ts";
import { hasFold } from "./folds.ts";
import { isPatternedPaper } from "./patterns.ts";
import { SIDE_NAMES, type SideName } from "./quads.ts";
import { FOLDED, PATTERNED, runsOffAt, SURROUNDED, stainedAt } from "./remarks.ts";

/** The paper as the photo shows it: the sides where it ends by itself, and where on it a place of the photo is, as fractions. */
export type View = { ends: readonly SideName[]; toPaper: (place: Point) => Point };

/** At so many edges of the photo it is no drawing that runs off. */
const SURROUNDING = 3;

/** `paper` is flat and white. Undefined when it shows a drawing alone. */
export function explainMarks(paper: Picture, view: View): string | undefined {
  const plane = lumaPlane(paper);
  if (isPatternedPaper(plane)) return PATTERNED;
  const cut = findCutSides(plane, view);
  if (cut.length >= SURROUNDING) return SURROUNDED;
  if (cut[0]) return runsOffAt(cut[0]);
  if (hasFold(plane)) return FOLDED;
  const stain = findStain(paper);
  return stain && stainedAt(stain);
}

/** Samples along each side of the photo, this far inside it; so many inked ones are no speck. */
const [SAMPLES, INSIDE, LEAST_INKED] = [700, 0.006, 3];
/** Ink is darker than this, on paper of 255. */
const INK = 195;
/** The table may show this near to an edge of the paper, as a share of its size. */
const TABLE = 0.02;

/** The sides of the photo that cut off what is drawn. */
function findCutSides(paper: Plane, { ends, toPaper }: View): SideName[] {
  const isInked = (place: Point) => {
    const { x, y } = toPaper(place);
    const depths = { top: y, right: 1 - x, bottom: 1 - y, left: x };
    const isOnPaper = SIDE_NAMES.every((side) => depths[side] > (ends.includes(side) ? TABLE : 0));
    return isOnPaper && lumaAt(paper, { x, y }) < INK;
  };
  const steps = Array.from({ length: SAMPLES }, (_, step) => (step + 0.5) / SAMPLES);
  return SIDE_NAMES.filter(
    (side) => steps.filter((along) => isInked(PLACES[side](along))).length >= LEAST_INKED,
  );
}

const PLACES: Record<SideName, (along: number) => Point> = {
  top: (x) => ({ x, y: INSIDE }),
  right: (y) => ({ x: 1 - INSIDE, y }),
  bottom: (x) => ({ x, y: 1 - INSIDE }),
  left: (y) => ({ x: INSIDE, y }),
};

const lumaAt = ({ data, width, height }: Plane, { x, y }: Point) =>
  data[Math.floor(y * height) * width + Math.floor(x * width)] ?? 255;

/** Any mark is darker than this. */
const MARK = 250;
/** Coffee, tea and tape are brown and lighter than ink: red from here on, this far above blue. */
const [PALE, BROWN] = [130, 18];
/** The least brown, as a share of the paper, and the most warm ink among all else: such a drawing may be brown itself. */
const [LEAST_BROWN, MOST_WARM] = [0.004, 0.1];

/** The middle of pale brown marks beside a drawing in black or in cool colors. */
function findStain({ data, width, height }: Picture): Point | undefined {
  let [brown, warm, other, x, y] = [0, 0, 0, 0, 0];
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (green >= MARK) continue;
    const share = (red - green) / (red - blue);
    if (red - blue <= BROWN) other++;
    else if (red > PALE && share > 0.15 && share < 0.75) {
      brown++;
      x += (pixel % width) / width;
      y += Math.floor(pixel / width) / height;
    } else warm++;
  }
  const isStain = brown > LEAST_BROWN * width * height && warm < MOST_WARM * (warm + other);
  return isStain ? { x: x / brown, y: y / brown } : undefined;
}
