/** What repeats across and down a picture: a grid, lines, cloth, the pixels of a screen. */
import type { Size } from "#domain/pixels.ts";
import { darkestOf, lumaPlane, type Picture, type Plane, rowMeans } from "../picture.ts";

/** The share of a photo, or of paper alone, that a pattern covers at least. */
const LEAST_SHARE = { photo: 0.1, paper: 0.5 };
/** The longer side at which a photo is searched, in pixels. */
const SOUGHT = 1000;

export const isPatterned = (photo: Picture) =>
  patternShare(lumaPlane(darkestOf(photo, SOUGHT))) > LEAST_SHARE.photo;

export const isPatternedPaper = (paper: Plane) => patternShare(paper) > LEAST_SHARE.paper;

/** Windows along each side. */
const WINDOWS = 8;
/** The period of a pattern, in pixels and as a share of a window. */
const [SHORTEST, LONGEST] = [4, 0.45];
/** How alike what repeats is (1 is the same), and how unlike what lies between. */
const [ALIKE, UNLIKE] = [0.35, 0.15];
/** Its mean darkness, in levels, and the most that a pixel counts. */
const [FAINTEST, MOST_COUNTED] = [0.3, 60];

/** The share of the windows with a pattern. */
function patternShare({ data, width, height }: Plane): number {
  const size = { width: Math.floor(width / WINDOWS), height: Math.floor(height / WINDOWS) };
  let found = 0;
  for (let row = 0; row < WINDOWS; row++)
    for (let column = 0; column < WINDOWS; column++) {
      const corner = row * size.height * width + column * size.width;
      if (hasPattern((x, y) => data[corner + y * width + x] ?? 0, size)) found++;
    }
  return found / WINDOWS ** 2;
}

function hasPattern(levelAt: (x: number, y: number) => number, { width, height }: Size): boolean {
  let lightest = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lightest = Math.max(lightest, levelAt(x, y));
  const darkAt = (x: number, y: number) => Math.min(MOST_COUNTED, lightest - levelAt(x, y));
  const rows = rowMeans({ width, height }, darkAt);
  const columns = rowMeans({ width: height, height: width }, (y, x) => darkAt(x, y));
  return repeats(rows) && repeats(columns);
}

/** By its autocorrelation, which falls and rises again. */
function repeats(profile: readonly number[]): boolean {
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length;
  if (mean < FAINTEST) return false;
  const stray = profile.map((value) => value - mean);
  const power = stray.reduce((sum, value) => sum + value * value, 0) / stray.length;
  let least = 1;
  for (let lag = 2; lag < LONGEST * stray.length; lag++) {
    const products = stray.slice(lag).map((value, at) => value * (stray[at] ?? 0));
    const alike = products.reduce((sum, product) => sum + product, 0) / products.length / power;
    least = Math.min(least, alike);
    if (lag >= SHORTEST && least < UNLIKE && alike > ALIKE) return true;
  }
  return false;
}
