/**
 * Judges a result by its photo: whether a mark was lost or turned another hue, whether the sheet leaves out drawing, and whether
 * the light follows ink. Measures are shares, 0 to 1; each limit says what it separates.
 */
import type { Corners, Rgb, Size } from "#domain/pixels.ts";
import { findComponents } from "../components.ts";
import { INK, isNeutral, USABLE } from "../paper.ts";
import { byteAt, type Raster, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { type Scan, stretch } from "./develop.ts";
import { type Light, shadeAt } from "./light.ts";
import { type Patches, patchesWithin } from "./patches.ts";

/** Why a result is not published: no white paper, light that is too dark or of several hues, or a lost mark. */
export type Fault = "sheet" | "dark" | "colors" | "lost";

/** The result and the photo at the same places and size. The mask is 1 where something was cleared. */
type Pair = { before: Raster; after: Raster; cleared?: Uint8Array };

/** Separates exact paper on white from the palest wash. */
const BARE = 250;

/** Marks are compared in cells of this many pixels. */
export const CELL = 3;
/**
 * A strong mark differs from what is around it by a quarter of white, and is kept if most of that is left. Fewer lost cells in one
 * place are a fold or the edge of a page: paint that is lighter than its paper is ten times as much.
 */
const MARK = { strong: 0.25, kept: 0.6, most: 0.006, share: 0.06 };
/** Gray marks turn less on paper that is lit by a lamp. Those drawn on a yellow ground by a program turn lilac. */
const MAX_TURN = 0.04;

/** Tells whether the result lacks a strong mark of the photo, or its hue. */
export function hasLost({ before, after, cleared }: Pair): boolean {
  const [was, is] = [toContrasts(before, whiteOf(before)), toContrasts(after, [255, 255, 255])];
  const isCleared = (cell: number) =>
    cleared?.[(Math.floor(cell / was.width) * before.width + (cell % was.width)) * CELL] === 1;
  const lost = findComponents(was, (cell) => {
    const strength = sampleAt(was.data, cell);
    return strength >= MARK.strong && sampleAt(is.data, cell) < MARK.kept * strength && !isCleared(cell);
  });
  const largest = Math.max(0, ...lost.map((cells) => cells.length));
  const strong = was.data.reduce((sum, strength) => sum + (strength >= MARK.strong ? 1 : 0), 0);
  return largest > MARK.most * was.data.length || lost.flat().length > MARK.share * strong;
}

/** Returns the color of the lightest twentieth of a picture. */
function whiteOf({ data }: Raster): Rgb {
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  for (let at = 0; at < data.length; at++) {
    const own = counts[at % 3];
    if (own) own[byteAt(data, at)] = sampleAt(own, byteAt(data, at)) + 1;
  }
  const [red = 0, green = 0, blue = 0] = counts.map((own) => {
    let [level, left] = [255, data.length / 60];
    while (level > 0 && left > sampleAt(own, level)) left -= sampleAt(own, level--);
    return level;
  });
  return [red, green, blue];
}

/** Measures, in each cell and the cells around it, the largest difference of one channel, relative to white. */
export function toContrasts({ data, width, height }: Raster, white: Rgb): Size & { data: Float32Array } {
  const size = { width: Math.floor(width / CELL), height: Math.floor(height / CELL) };
  const contrasts = new Float32Array(size.width * size.height);
  for (const [channel, full] of white.entries()) {
    const [least, most] = [new Uint8Array(contrasts.length).fill(255), new Uint8Array(contrasts.length)];
    for (let y = 0; y < size.height * CELL; y++)
      for (let x = 0; x < size.width * CELL; x++) {
        const value = byteAt(data, (y * width + x) * 3 + channel);
        const cell = Math.floor(y / CELL) * size.width + Math.floor(x / CELL);
        if (value < byteAt(least, cell)) least[cell] = value;
        if (value > byteAt(most, cell)) most[cell] = value;
      }
    for (let cell = size.width + 1; cell < contrasts.length - size.width - 1; cell++) {
      let [low, high] = [255, 0];
      for (const row of [-size.width, 0, size.width])
        for (let near = cell + row - 1; near <= cell + row + 1; near++) {
          low = Math.min(low, byteAt(least, near));
          high = Math.max(high, byteAt(most, near));
        }
      contrasts[cell] = Math.max(sampleAt(contrasts, cell), (high - low) / full);
    }
  }
  return { ...size, data: contrasts };
}

/** Tells whether gray marks turned to the hue that the paper lacks: dividing its color out gave it to them. */
export function hasTurned({ before, after }: Pair): boolean {
  const cast = hueOf(whiteOf(before));
  const length = Math.hypot(...cast) || 1;
  const turnOf = ([u, v]: Hue) => -(u * cast[0] + v * cast[1]) / length;
  const turns: number[] = [];
  for (let at = 0; at < after.data.length; at += 3 * CELL) {
    const [was, is] = [colorAt(before, at), colorAt(after, at)];
    const level = Math.max(...is);
    // Black has no hue, and the edges of lines have little.
    if (level > INK || level < 70) continue;
    turns.push(Math.abs(turnOf(hueOf(was))) < 0.1 ? turnOf(hueOf(is)) : 0);
  }
  // Edges of black ink alone are fewer.
  const isShaded = turns.length > (0.02 * after.data.length) / 3 / CELL;
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
/** The distance to what is nearby, in cells of the light. */
const NEARBY = 10;

/** Judges the light on a sheet. A dark ground that fills the photo may be no paper. */
export function explainLight({
  sheet,
  light,
  fillsPhoto,
}: Pick<Scan, "sheet" | "fillsPhoto"> & { light: Light }): Fault | undefined {
  const inside = patchesWithin(stretch(sheet, { width: light.across, height: light.down }), light, 1);
  const cells = [...inside.keys()].filter((cell) => inside[cell] === 1);
  const channel = (at: number) =>
    quantile(
      0.5,
      cells.map((cell) => sampleAt(light.data, cell * 3 + at)),
    );
  const paper: Rgb = [channel(0), channel(1), channel(2)];
  if (Math.max(...paper) < USABLE.least) return fillsPhoto ? "sheet" : "dark";
  if (!isNeutral(paper, USABLE)) return "sheet";
  let [dips, hues] = [0, 0];
  for (const cell of cells) {
    let [least, hue] = [1, 1];
    for (const step of [-NEARBY, NEARBY, -NEARBY * light.width, NEARBY * light.width]) {
      if (inside[cell + step] !== 1) continue;
      const [red = 1, green = 1, blue = 1] = [0, 1, 2].map(
        (at) => sampleAt(light.data, cell * 3 + at) / sampleAt(light.data, (cell + step) * 3 + at),
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

/** A patch beyond the sheet belongs to its drawing if it is as dark as ink, and most places this far away are paper. */
const BEYOND = { ink: 0.75, paper: 0.07, far: 6 };
/** A tenth of the ink may be the next design, or a pen on a white table. */
const MAX_BEYOND = 0.1;

/** Tells whether a side of the sheet cuts through the drawing, or leaves some of it out: ink on the same paper beyond it. */
export function leavesOut(patches: Patches, light: Light, corners: Corners): boolean {
  const { width, height } = patches;
  const inside = patchesWithin(
    stretch(corners, { width: light.across * 2, height: light.down * 2 }),
    patches,
    -1.5,
  );
  const isPaper = (patch: number) =>
    shadeAt(patches, light.data, patch).every((shade) => Math.abs(shade - 1) < BEYOND.paper);
  const isOnPaper = (patch: number) => {
    const steps = [-BEYOND.far, 0, BEYOND.far];
    const [x, y] = [patch % width, Math.floor(patch / width)];
    const around = steps
      .flatMap((down) => steps.map((across) => ({ x: x + across, y: y + down })))
      .filter((place) => place.x >= 0 && place.x < width && place.y >= 0 && place.y < height);
    return around.filter((place) => isPaper(place.y * width + place.x)).length >= around.length / 2;
  };
  let [within, beyond] = [0, 0];
  for (const [patch, isIn] of inside.entries()) {
    if (Math.min(...shadeAt(patches, light.data, patch)) >= BEYOND.ink) continue;
    if (isIn === 1) within++;
    else if (isOnPaper(patch)) beyond++;
  }
  return beyond > MAX_BEYOND * (within + beyond);
}

/** Tells whether nothing is left but specks, not even the palest wash. */
export const isBlank = ({ data }: Raster) =>
  data.filter((value) => value < BARE).length < 0.001 * data.length;

/** The largest share of a picture's border that the drawing may cover. */
const MAX_COVERED = 0.4;

/** Tells whether paper surrounds the drawing: most of the result's border is exactly paper, without a table or a pattern. */
export function isSurrounded({ data, width, height }: Raster): boolean {
  const ring = Math.ceil(0.015 * Math.max(width, height));
  let [bare, all] = [0, 0];
  for (let at = 0, pixel = 0; at < data.length; at += 3, pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (Math.min(x, y, width - 1 - x, height - 1 - y) >= ring) continue;
    all++;
    if (Math.min(...colorAt({ data, width, height }, at)) >= BARE) bare++;
  }
  return bare > (1 - MAX_COVERED) * all;
}
