/** Finds what is wrong with the paper of a drawing: nothing on it, a tint, a long faint line, a reflection. */
import type { Corners, Point, Rgb } from "#domain/pixels.ts";
import { findComponents } from "../components.ts";
import { findDrawing } from "../drawing-box.ts";
import { castOf, PAPER, PLAIN, SOLID } from "../paper.ts";
import { GLARE, middleOf, type PaperBackground } from "../paper-background.ts";
import { byteAt, lumaPlane, type Raster, sampleAt } from "../raster.ts";
import { quantile } from "../surface.ts";
import { type Patches, patchesWithin } from "./patches.ts";
import { EMPTY, glareAt, TINTED } from "./remarks.ts";

/** Explains why leveled paper that fills its picture may show no clean drawing. */
export function explainLeveled(paper: Raster, { glare }: PaperBackground): string | undefined {
  if (glare) return glareAt(glare);
  if (findDrawing(lumaPlane(paper)) === undefined) return EMPTY;
  return isTinted(paper) ? TINTED : undefined;
}

/** Colored paper covers more than this share of the picture. */
const TINTED_SHARE = 0.25;

/** Tells whether a sheet of colored paper lies on a white table. */
function isTinted({ data }: Raster): boolean {
  let tinted = 0;
  for (let at = 0; at < data.length; at += 3) {
    const color: Rgb = [byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2)];
    if (Math.min(...color) > SOLID && castOf(color).cast > PLAIN.tint) tinted++;
  }
  return tinted > (TINTED_SHARE * data.length) / 3;
}

/** The line is longer than this share of the picture, fills less than this share of its box, and is nowhere darker. */
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
