/**
 * Judges a result by its photo: whether a mark was lost or turned another hue, whether the sheet leaves out drawing, and whether
 * the light follows ink. Measures are shares, 0 to 1; each limit says what it separates.
 */
import { type Corners, type Rgb, WHITE } from "#domain/pixels.ts";
import { findComponents } from "../components.ts";
import { INK, isNeutral, USABLE } from "../paper.ts";
import { byteAt, type Raster, sampleAt } from "../raster.ts";
import { colorQuantile, quantile } from "../surface.ts";
import { toContrasts } from "./contrasts.ts";
import { type Scan, stretch } from "./develop.ts";
import { alongBorder } from "./edges.ts";
import { type Light, shadeAt } from "./light.ts";
import { type Patches, patchAt, patchesWithin } from "./patches.ts";

/** Why a result is not published: no white paper, light that is too dark or of several hues, or a lost mark. */
export type Fault = "sheet" | "dark" | "colors" | "lost";

/** The result and the photo at the same places and size. The mask is 1 where something was cleared. */
type Pair = { before: Raster; after: Raster; cleared?: Uint8Array };

/** Separates exact paper on white from the palest wash. */
const BARE = 250;

/**
 * A strong mark differs from what is around it by a quarter of white, and is kept if most of that is left. Fewer lost cells in one
 * place are a fold or the edge of a page: paint that is lighter than its paper is ten times as much.
 */
const MARK = { strong: 0.25, kept: 0.6, most: 0.006, share: 0.06 };
/** Gray marks turn less on paper that is lit by a lamp. Those drawn on a yellow ground by a program turn lilac. */
const MAX_TURN = 0.04;

/** Tells whether the result lacks a strong mark of the photo, or its hue. */
export function hasLost({ before, after, cleared }: Pair): boolean {
  const [was, is] = [toContrasts(before, whiteOf(before)), toContrasts(after, WHITE)];
  const isStrong = (pixel: number) => sampleAt(was, pixel) >= MARK.strong;
  const lost = findComponents(
    before,
    (pixel) =>
      isStrong(pixel) && sampleAt(is, pixel) < MARK.kept * sampleAt(was, pixel) && cleared?.[pixel] !== 1,
  );
  const largest = Math.max(0, ...lost.map((pixels) => pixels.length));
  const strong = [...was.keys()].filter(isStrong).length;
  return largest > MARK.most * was.length || lost.flat().length > MARK.share * strong;
}

/** Returns the color of the lightest twentieth of a picture. */
const whiteOf = ({ data }: Raster) => colorQuantile(0.95, data);

/** Tells whether gray marks turned to the hue that the paper lacks: dividing its color out gave it to them. */
export function hasTurned({ before, after }: Pair): boolean {
  const cast = hueOf(whiteOf(before));
  const length = Math.hypot(...cast) || 1;
  const turnOf = ([u, v]: Hue) => -(u * cast[0] + v * cast[1]) / length;
  const turns: number[] = [];
  for (let at = 0; at < after.data.length; at += 3) {
    const [was, is] = [colorAt(before, at), colorAt(after, at)];
    const level = Math.max(...is);
    // Black has no hue, and the edges of lines have little.
    if (level > INK || level < 70) continue;
    turns.push(Math.abs(turnOf(hueOf(was))) < 0.1 ? turnOf(hueOf(is)) : 0);
  }
  // Edges of black ink alone are fewer.
  const isShaded = turns.length > (0.02 * after.data.length) / 3;
  return isShaded && quantile(0.5, turns) > MAX_TURN;
}

/** How far a color is from gray: toward blue, and toward red. */
type Hue = readonly [number, number];

function hueOf([red, green, blue]: Rgb): Hue {
  const most = Math.max(red, green, blue, 1);
  return [(blue - (red + green) / 2) / most, (red - green) / most];
}

const colorAt = ({ data }: Raster, at: number): Rgb => [
  byteAt(data, at),
  byteAt(data, at + 1),
  byteAt(data, at + 2),
];

/**
 * Light as dark as `least`, or another hue by the ratio of two channels, relative to that nearby, follows ink: a shadow is lighter,
 * and as gray as paper. Single cells touch the edges of ink.
 */
const LIGHT = { least: 0.45, hue: 1.4, most: 0.005 };
/** What is nearby, in cells. */
const NEARBY = [
  [-10, 0],
  [10, 0],
  [0, -10],
  [0, 10],
] as const;

/** Judges the light on a sheet. A dark ground that fills the photo may be no paper. */
export function explainLight({
  sheet,
  light,
  fillsPhoto,
}: Pick<Scan, "sheet" | "fillsPhoto"> & { light: Light }): Fault | undefined {
  const inside = patchesWithin(stretch(sheet, light), light, 1);
  const cells = [...inside.keys()].filter((cell) => inside[cell] === 1);
  const paper = colorQuantile(
    0.5,
    light.data.filter((_, at) => inside[Math.floor(at / 3)] === 1),
  );
  if (Math.max(...paper) < USABLE.least) return fillsPhoto ? "sheet" : "dark";
  if (!isNeutral(paper, USABLE)) return "sheet";
  let [dips, hues] = [0, 0];
  for (const cell of cells) {
    let [least, hue] = [1, 1];
    const [x, y] = [cell % light.width, Math.floor(cell / light.width)];
    for (const [across, down] of NEARBY) {
      const nearby = patchAt(light, { x: x + across, y: y + down });
      if (nearby === undefined || inside[nearby] !== 1) continue;
      const [red = 1, green = 1, blue = 1] = [0, 1, 2].map(
        (at) => sampleAt(light.data, cell * 3 + at) / sampleAt(light.data, nearby * 3 + at),
      );
      least = Math.min(least, green);
      hue = Math.max(hue, Math.max(red, green, blue) / Math.min(red, green, blue));
    }
    if (least < LIGHT.least) dips++;
    if (hue > LIGHT.hue) hues++;
  }
  if (dips > LIGHT.most * cells.length) return "lost";
  return hues > LIGHT.most * cells.length ? "colors" : undefined;
}

/**
 * A patch beyond the sheet belongs to its drawing if it is as dark as ink, and most places this far away are paper. A tenth of
 * the ink may be the next design, or a pen on a white table.
 */
const BEYOND = { ink: 0.75, paper: 0.07, far: 6, most: 0.1 };

/** Tells whether a side of the sheet cuts through the drawing, or leaves some of it out: ink on the same paper beyond it. */
export function leavesOut(patches: Patches, light: Light, corners: Corners): boolean {
  const { width, height } = patches;
  const inside = patchesWithin(stretch(corners, patches), patches, -1.5);
  const shades = Array.from(inside, (_, patch) => shadeAt(patches, light.data, patch));
  const isPaper = shades.map((shade) => shade.every((share) => Math.abs(share - 1) < BEYOND.paper));
  const isOnPaper = (patch: number) => {
    const [column, row] = [patch % width, Math.floor(patch / width)];
    let [paper, all] = [0, 0];
    for (let y = row - BEYOND.far; y <= row + BEYOND.far; y += BEYOND.far)
      for (let x = column - BEYOND.far; x <= column + BEYOND.far; x += BEYOND.far) {
        if (x < 0 || x >= width || y < 0 || y >= height) continue;
        all++;
        if (isPaper[y * width + x]) paper++;
      }
    return paper >= all / 2;
  };
  let [within, beyond] = [0, 0];
  for (const [patch, shade] of shades.entries()) {
    if (Math.min(...shade) >= BEYOND.ink) continue;
    if (inside[patch] === 1) within++;
    else if (isOnPaper(patch)) beyond++;
  }
  return beyond > BEYOND.most * (within + beyond);
}

/** Tells whether nothing is left but specks, not even the palest wash. */
export const isBlank = ({ data }: Raster) =>
  data.filter((value) => value < BARE).length < 0.001 * data.length;

/** The largest share of a picture's border that the drawing may cover. */
const MAX_COVERED = 0.4;

/** Tells whether paper surrounds the drawing: most of the result's border is exactly paper, without a table or a pattern. */
export function isSurrounded(flat: Raster): boolean {
  const sides = alongBorder(flat, (pixel) => Math.min(...colorAt(flat, pixel * 3)) < BARE);
  return sides.reduce((sum, { share }) => sum + share, 0) < MAX_COVERED * sides.length;
}
