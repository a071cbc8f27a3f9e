/** Finds what is wrong with a sheet: nothing on it, a tint, a long faint line, a reflection, something over its edge. */
import type { Corners, Point, Rgb, Size } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { findDrawing } from "../drawing-box.ts";
import { castOf, PAPER, PLAIN, SOLID } from "../paper.ts";
import { GLARE, middleOf, type PaperBackground } from "../paper-background.ts";
import { byteAt, lumaPlane, type Plane, type Raster, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { SIDE_NAMES, type SideName } from "./find-sheet.ts";
import { type Patches, patchesWithin } from "./patches.ts";
import { EMPTY, glareAt, TINTED } from "./remarks.ts";

/** Explains why leveled paper that fills its picture may show no clean drawing. */
export function explainLeveled(paper: Raster, { glare }: PaperBackground): string | undefined {
  if (glare) return glareAt(glare);
  if (findDrawing(lumaPlane(paper)) === undefined) return EMPTY;
  return isTinted(paper) ? TINTED : undefined;
}

/** Tells whether a sheet of colored paper lies on a white table: a quarter of the picture is tinted. */
function isTinted({ data }: Raster): boolean {
  let tinted = 0;
  for (let at = 0; at < data.length; at += 3) {
    const color: Rgb = [byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2)];
    if (Math.min(...color) > SOLID && castOf(color).cast > PLAIN.tint) tinted++;
  }
  return tinted > (0.25 * data.length) / 3;
}

/** The line is longer than this fraction of the picture, fills less than this fraction of its box, and is nowhere darker. */
const OUTLINE = { length: 0.45, fill: 0.06, darkest: 120 };

/** Looks for a long, thin, pale line: a fold, or the edge of a sheet on a white table or another sheet. */
export function hasFaintOutline({ data, ...size }: Raster): boolean {
  const levelAt = (pixel: number) => byteAt(data, pixel * 3 + 1);
  return findComponents(size, (pixel) => levelAt(pixel) < PAPER).some((pixels) => {
    const across = new Set(pixels.map((pixel) => pixel % size.width)).size;
    const down = new Set(pixels.map((pixel) => Math.floor(pixel / size.width))).size;
    const isLong = Math.max(across / size.width, down / size.height) > OUTLINE.length;
    const isThin = pixels.length < Math.max(OUTLINE.fill * across * down, 3 * Math.max(across, down));
    return isLong && isThin && pixels.every((pixel) => levelAt(pixel) > OUTLINE.darkest);
  });
}

/** Finds the middle of a reflection, in fractions of the photo: burnt-out patches on a sheet that is darker. */
export function findGlare(patches: Patches, corners: Corners): Point | undefined {
  const { colors, levels, width, height } = patches;
  const inside = patchesWithin(corners, patches);
  const sheet = [...inside.keys()].filter((patch) => inside[patch] === 1);
  const light = quantile(
    0.5,
    sheet.map((patch) => sampleAt(levels, patch)),
  );
  if (light >= GLARE.dull) return undefined;
  const burnt = sheet.filter((patch) =>
    colors.subarray(patch * 3, patch * 3 + 3).every((level) => level >= GLARE.burnt),
  );
  if (burnt.length <= GLARE.share * sheet.length) return undefined;
  return middleOf(
    burnt.map((patch) => ({ x: (patch % width) / width, y: Math.floor(patch / width) / height })),
  );
}

/** `mask` is 1 for each pixel of the sheet that becomes paper; `deep` is a side where something reaches in too far. */
type EdgeIntrusions = { mask: Uint8Array; deep?: SideName };

/**
 * `sheet` is flat and evenly lit; `ends` are the sides where it ends within the photo. The other sides are not searched,
 * because the drawing may go on beyond the photo there.
 */
export function findEdgeIntrusions(sheet: Plane, ends: readonly SideName[]): EdgeIntrusions {
  const { width, height, data } = sheet;
  // A shape this near the edge touches it, and is cleared with this much margin.
  const near = Math.ceil(0.01 * Math.max(width, height));
  const isTouching = ({ from, side }: Reach) => from < near && ends.includes(side);
  const touching = findComponents(sheet, (pixel) => byteAt(data, pixel) < PAPER)
    .map((pixels) => reachOf(pixels, sheet))
    .filter(isTouching);
  // What reaches in farther may be the drawing itself.
  const isDeep = ({ to }: Reach) => to > 0.2 * Math.min(width, height);
  const mask = new Uint8Array(data.length);
  for (const intrusion of touching)
    if (!isDeep(intrusion)) for (const pixel of intrusion.pixels) paintAround(mask, pixel, { sheet, near });
  return { mask, deep: touching.find(isDeep)?.side };
}

/** A shape that starts `from` pixels from the edge `side`, and reaches in `to` pixels. */
type Reach = { pixels: Component; from: number; to: number; side: SideName };

function reachOf(pixels: Component, sheet: Size): Reach {
  const reach: Reach = { pixels, from: Number.POSITIVE_INFINITY, to: 0, side: "top" };
  for (const pixel of pixels) {
    const { depth, side } = depthOf(pixel, sheet);
    if (depth < reach.from) Object.assign(reach, { from: depth, side });
    reach.to = Math.max(reach.to, depth);
  }
  return reach;
}

/** Finds the nearest side, and the distance to it. */
function depthOf(pixel: number, { width, height }: Size): { depth: number; side: SideName } {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const depths = [row, width - 1 - column, height - 1 - row, column];
  const depth = Math.min(...depths);
  return { depth, side: SIDE_NAMES[depths.indexOf(depth)] ?? "top" };
}

/** Sets the mask to 1 in the square around a pixel, `near` pixels to each side. */
function paintAround(
  mask: Uint8Array,
  pixel: number,
  { sheet: { width, height }, near }: { sheet: Size; near: number },
): void {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const [from, to] = [Math.max(0, column - near), Math.min(width, column + near + 1)];
  for (let line = Math.max(0, row - near); line <= Math.min(height - 1, row + near); line++)
    mask.fill(1, line * width + from, line * width + to);
}
