/** Wipes what does not belong off a picture: it becomes the paper around it. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Corners, Point, Size } from "#domain/pixels.ts";
import { byteAt, type Raster } from "./raster.ts";
import { fromUnitSquare, project } from "./scan/develop.ts";
import { fitSurface, quantile, type Surface, surfaceAt } from "./surface.ts";

/**
 * A closed line of a round brush: what it encloses is wiped, too. The points are fractions of the photo, or of a picture
 * that shows a part of it, and the radius is a share of the square root of its area.
 */
export type Stroke = { points: readonly Point[]; radius: number };

/** Returns how much of each pixel in a box a stroke covers, 0 to 255, row by row. Both are in pixels. */
type Cover = (stroke: Stroke, box: Box) => Uint8Array;

/** Converts a stroke on a picture to one on the photo. The frame holds the corners of the picture on the photo. */
export function toPhoto({ points, radius }: Stroke, frame: Corners): Stroke {
  const toFrame = fromUnitSquare(frame);
  return {
    points: points.map((point) => project(toFrame, point)),
    radius: radius * Math.sqrt(areaOf(frame)),
  };
}

/** Wipes along strokes on the photo. The frame holds the corners of the picture on the photo. */
export function wipe(
  picture: Raster,
  strokes: readonly Stroke[],
  { frame, cover }: { frame: Corners; cover: Cover },
): Raster {
  const wiped = { ...picture, data: picture.data.slice() };
  const flat = findFlatPaper(picture);
  for (const each of strokes) {
    const stroke = toPixels(each, frame, picture);
    const box = boxAround(stroke, picture);
    // The corners may have left it out.
    if (box.width === 0 || box.height === 0) continue;
    const covered = cover(stroke, box);
    paint(wiped, box, { covered, paper: flat ?? fitPaper(wiped, box, covered) });
  }
  return wiped;
}

function toPixels({ points, radius }: Stroke, frame: Corners, { width, height }: Size): Stroke {
  const [a, b, c, d, e, f, g, h, i] = fromUnitSquare(frame);
  // The adjugate is the inverse, but for a scale, which a homography does not have.
  // biome-ignore format: a row of the matrix a line
  const fromPhoto: ReturnType<typeof fromUnitSquare> = [
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ];
  const toPixel = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  return {
    points: points.map((point) => toPixel(project(fromPhoto, point))),
    radius: radius * Math.sqrt((width * height) / areaOf(frame)),
  };
}

/** Returns the area: half the cross product of the diagonals. */
const areaOf = ([a, b, c, d]: Corners) => Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;

/** Finds the box that holds the stroke, and paper to compare with: half of the stroke's length on every side. */
function boxAround({ points, radius }: Stroke, { width, height }: Size): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const length = Math.max(Math.max(...across) - Math.min(...across), Math.max(...down) - Math.min(...down));
  const margin = 3 * radius + length / 2;
  const clip = (value: number, end: number) => Math.round(Math.min(end, Math.max(0, value)));
  const [left, top] = [clip(Math.min(...across) - margin, width), clip(Math.min(...down) - margin, height)];
  const [right, bottom] = [
    clip(Math.max(...across) + margin, width),
    clip(Math.max(...down) + margin, height),
  ];
  return { left, top, width: right - left, height: bottom - top };
}

/** A surface for each channel. */
type Paper = readonly Surface[];

function paint(
  { data, width }: Raster,
  box: Box,
  { covered, paper }: { covered: Uint8Array; paper: Paper },
): void {
  for (const [pixel, coverage] of covered.entries()) {
    if (coverage === 0) continue;
    const [x, y] = [pixel % box.width, Math.floor(pixel / box.width)];
    const at = ((box.top + y) * width + box.left + x) * 3;
    for (const [channel, surface] of paper.entries()) {
      const value = Math.min(255, Math.max(0, surfaceAt(surface, x / box.width, y / box.height)));
      const share = coverage / 255;
      data[at + channel] = byteAt(data, at + channel) * (1 - share) + value * share + 0.5;
    }
  }
}

/** Separates paper of one exact color, such as a scan's or a drawing app's, from a photo's: a share of the border. */
const FLAT = 0.25;

function findFlatPaper({ data, width, height }: Raster): Paper | undefined {
  const counts = new Map<string, number>();
  const count = (column: number, row: number) => {
    const at = (row * width + column) * 3;
    const color = data.subarray(at, at + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  };
  for (let column = 0; column < width; column++) for (const row of [0, height - 1]) count(column, row);
  for (let row = 0; row < height; row++) for (const column of [0, width - 1]) count(column, row);
  const [color, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  return most > FLAT * 2 * (width + height)
    ? color.split(",").map((value) => level(Number(value)))
    : undefined;
}

const level = (value: number): Surface => [value, 0, 0, 0, 0, 0];

/** Separates paper in uneven light from ink and tape, relative to the median around the stroke. */
const SAME_LIGHT = 0.12;
/** Samples along each side of the box, and how many of them show the light. */
const [SAMPLES, ENOUGH] = [40, 60];

/** Fits the light on the paper around a stroke. */
function fitPaper({ data, width }: Raster, box: Box, covered: Uint8Array): Paper {
  const samples = Array.from({ length: SAMPLES * SAMPLES }, (_, index) => {
    const [x, y] = [((index % SAMPLES) + 0.5) / SAMPLES, (Math.floor(index / SAMPLES) + 0.5) / SAMPLES];
    const [column, row] = [Math.floor(x * box.width), Math.floor(y * box.height)];
    const at = ((box.top + row) * width + box.left + column) * 3;
    return { x, y, at, isBare: covered[row * box.width + column] === 0 };
  });
  const bare = samples.filter(({ isBare }) => isBare);
  const greenOf = ({ at }: { at: number }) => byteAt(data, at + 1);
  const median = quantile(0.5, bare.map(greenOf));
  const paper = bare.filter((sample) => Math.abs(greenOf(sample) / median - 1) < SAME_LIGHT);
  return [0, 1, 2].map((channel) => {
    const values = paper.map(({ x, y, at }) => ({ x, y, value: byteAt(data, at + channel) }));
    if (values.length >= ENOUGH) return fitSurface(values);
    const levels = values.map(({ value }) => value);
    return level(quantile(0.5, levels));
  });
}
