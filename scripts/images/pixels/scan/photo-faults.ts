/** What a photo shows around its sheet, or over it, by its patches: a pattern, a reflection, another sheet. */
import type { Point } from "#domain/pixels.ts";
import { BURNT, DULL } from "../paper-background.ts";
import { lumaPlane, type Picture } from "../picture.ts";
import { quantile } from "../surface.ts";
import type { Components } from "./components.ts";
import { spanAt } from "./corners.ts";
import { glareAt, moreAt, PATTERNED } from "./explain-marks.ts";
import { patternShare } from "./find-marks.ts";
import type { Sheet } from "./find-sheet.ts";
import { darkest } from "./levelled.ts";
import type { Patches } from "./patches.ts";

/** The longer side at which a pattern is sought, in pixels, and the share of the photo that it covers at least. */
const SOUGHT = 1000;
const LEAST_PATTERN = 0.1;

export const isPatterned = (photo: Picture) =>
  patternShare(lumaPlane(darkest(photo, SOUGHT))) > LEAST_PATTERN;

/** A reflection covers at least this share of the sheet. */
const LEAST_GLARE = 0.002;
/** Another sheet has at least these shares of the sheet's size and lightness, and touches so many edges of the photo. */
const OTHER = { size: 0.15, light: 0.8, edges: 1 };

export function explainPhoto(
  photo: Picture,
  sheet: Sheet,
  { patches, regions }: { patches: Patches; regions: Components },
): string | undefined {
  const inside = toInside(patches, sheet);
  const glare = findGlare(patches, inside);
  if (glare) return glareAt(glare);
  const other = findOther(patches, regions, { region: sheet.region, inside });
  return other && (isPatterned(photo) ? PATTERNED : moreAt(other));
}

function toInside({ width, height }: Patches, { corners }: Sheet): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const [from, to] = spanAt(corners, row + 0.5);
    const [first, last] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
    if (first < last) inside.fill(1, row * width + first, row * width + last);
  }
  return inside;
}

function findGlare(patches: Patches, inside: Uint8Array): Point | undefined {
  const { colors } = patches;
  const sheet = [...inside.keys()].filter((patch) => inside[patch] === 1);
  const least = (patch: number) => Math.min(...colors.subarray(patch * 3, patch * 3 + 3));
  const greens = sheet.map((patch) => colors[patch * 3 + 1] ?? 0);
  if (quantile(0.5, greens) >= DULL) return undefined;
  const burnt = sheet.filter((patch) => least(patch) >= BURNT);
  return burnt.length > LEAST_GLARE * sheet.length ? middleOf(burnt, patches) : undefined;
}

/** In fractions of the photo. */
function middleOf(found: readonly number[], { width, height }: Patches): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: mean(found.map((patch) => patch % width)) / width,
    y: mean(found.map((patch) => Math.floor(patch / width))) / height,
  };
}

/** A light, calm region beside the sheet that is no table: a table goes on to the edges of the photo. */
function findOther(
  patches: Patches,
  { componentOf, sizes }: Components,
  { region, inside }: { region: number; inside: Uint8Array },
): Point | undefined {
  const { colors, width, height } = patches;
  const light = (all: readonly number[]) =>
    quantile(
      0.5,
      all.map((patch) => colors[patch * 3 + 1] ?? 0),
    );
  const own = [...componentOf.keys()].filter((patch) => componentOf[patch] === region);
  for (const [other, size] of sizes.entries()) {
    if (other === region || size < OTHER.size * own.length) continue;
    const found = [...componentOf.keys()].filter(
      (patch) => componentOf[patch] === other && inside[patch] === 0,
    );
    if (found.length < OTHER.size * own.length || light(found) < OTHER.light * light(own)) continue;
    const edges = [
      found.some((patch) => patch % width === 0),
      found.some((patch) => patch % width === width - 1),
      found.some((patch) => patch < width),
      found.some((patch) => patch >= width * (height - 1)),
    ];
    if (edges.filter(Boolean).length <= OTHER.edges) return middleOf(found, patches);
  }
  return undefined;
}
