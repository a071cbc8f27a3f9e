/** Finds the sheet of paper in a photo: the largest even, bright region, by its four sides. */
import type { Picture } from "../picture.ts";
import { findEdgePoints } from "./edge-points.ts";
import type { Corners, Point } from "./homography.ts";
import { findLines } from "./lines.ts";
import type { Patches } from "./patches.ts";
import { findQuads, type Quad } from "./quad.ts";
import { reduce } from "./reduce.ts";
import type { Regions } from "./regions.ts";
import { toFrameSides, toSide } from "./side.ts";

/** Edges are sought at about this length of the longer side, in pixels. */
const LENGTH = 333;
/** Paper has at least this share of the lightness of the photo's lightest tenth. */
const DARKEST = 0.4;
/** What the enclosed region counts for, beside the sides. */
const REGION_WORTH = 2.2;

/** In pixels of the picture; `region` is the paper's number. Undefined when nothing is calm and light. */
export type Sheet = { quad: Quad; region: number };

export function findSheet(picture: Picture, patches: Patches, regions: Regions): Sheet | undefined {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LENGTH));
  const small = reduce(picture, factor);
  const scale = factor / patches.side;
  const lightest = lightestOf(patches);
  const patchAt = ({ x, y }: Point) => patchUnder(patches, x * scale, y * scale);
  const isPaper = (point: Point) => {
    const patch = patchAt(point);
    const isCalm = (regions.regionOf[patch] as number) >= 0;
    return isCalm && (patches.colours[patch * 3 + 1] as number) >= DARKEST * lightest;
  };
  const points = findEdgePoints(small, (x, y) => isPaper({ x, y }));
  const lines = findLines(points, small);
  const sides = [...lines.map((line) => toSide(line, points, small)), ...toFrameSides(small, isPaper)];
  let best: Sheet | undefined;
  for (const quad of findQuads(sides, small)) {
    const { region, fit } = judge(quad.corners, { patches, regions, scale });
    if (region < 0) continue;
    const worth = quad.worth + REGION_WORTH * fit;
    if (worth > (best?.quad.worth ?? 0)) best = { quad: { ...quad, worth }, region };
  }
  return best && { ...best, quad: enlarge(best.quad, factor) };
}

type Ground = { patches: Patches; regions: Regions; scale: number };

/** The region that fills most of the quad, and how well the two agree: what is in both, of what is in either. */
function judge(corners: Corners, { patches, regions, scale }: Ground): { region: number; fit: number } {
  const inside = new Map<number, number>();
  let [all, calm] = [0, 0];
  for (let row = 0; row < patches.rows; row++) {
    const [from, to] = spanAt(corners, (row + 0.5) / scale);
    const first = Math.max(0, Math.round(from * scale));
    const last = Math.min(patches.columns, Math.round(to * scale));
    for (let column = first; column < last; column++) {
      const region = regions.regionOf[row * patches.columns + column] as number;
      all++;
      if (region < 0) continue;
      calm++;
      inside.set(region, (inside.get(region) ?? 0) + 1);
    }
  }
  const [region, count] = [...inside].reduce((most, each) => (each[1] > most[1] ? each : most), [-1, 0]);
  const outside = (regions.sizes[region] ?? 0) - count;
  /** What is not calm within the quad may be ink. */
  const enclosed = count + 0.5 * (all - calm);
  return { region, fit: enclosed / (all + outside) };
}

/** Where a row crosses the quad. */
function spanAt(corners: Corners, y: number): [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, a] of corners.entries()) {
    const b = corners[(at + 1) % 4] as Point;
    if (a.y <= y === b.y <= y) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}

function patchUnder({ columns, rows }: Patches, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x)));
  return Math.min(rows - 1, Math.max(0, Math.floor(y))) * columns + column;
}

function lightestOf({ colours }: Patches): number {
  const greens = colours.filter((_, at) => at % 3 === 1).sort();
  return greens[Math.floor(greens.length * 0.95)] as number;
}

function enlarge(quad: Quad, factor: number): Quad {
  const corners = quad.corners.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  const sides = quad.sides.map((side) => ({ ...side, offset: side.offset * factor }));
  return { ...quad, corners: corners as unknown as Corners, sides: sides as unknown as Quad["sides"] };
}
