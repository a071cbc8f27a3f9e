/** What a photo shows around its sheet, or over it, by its patches: a pattern, a reflection, another sheet. */
import type { Point } from "#domain/pixels.ts";
import type { Component } from "../components.ts";
import { BURNT, DULL } from "../paper-background.ts";
import type { Picture } from "../picture.ts";
import { quantile } from "../surface.ts";
import type { Sheet } from "./find-sheet.ts";
import { type Patches, patchesWithin } from "./patches.ts";
import { isPatterned } from "./patterns.ts";
import { glareAt, moreAt, PATTERNED } from "./remarks.ts";

/** A reflection covers at least this share of the sheet. */
const LEAST_GLARE = 0.002;
/** Another sheet has at least these shares of the sheet's size and lightness, and touches so many edges of the photo. */
const OTHER = { size: 0.15, light: 0.8, edges: 1 };

export function explainPhoto(
  photo: Picture,
  { corners, region }: Sheet,
  { patches, regions }: { patches: Patches; regions: readonly Component[] },
): string | undefined {
  const inside = patchesWithin(corners, patches);
  const glare = findGlare(patches, inside);
  if (glare) return glareAt(glare);
  const other = findOther(patches, regions, { region, inside });
  return other && (isPatterned(photo) ? PATTERNED : moreAt(other));
}

function findGlare(patches: Patches, inside: Uint8Array): Point | undefined {
  const sheet = [...inside.keys()].filter((patch) => inside[patch] === 1);
  if (lightOf(sheet, patches) >= DULL) return undefined;
  const isBurnt = (patch: number) =>
    patches.colors.subarray(patch * 3, patch * 3 + 3).every((level) => level >= BURNT);
  const burnt = sheet.filter(isBurnt);
  return burnt.length > LEAST_GLARE * sheet.length ? middleOf(burnt, patches) : undefined;
}

/** A light, calm region beside the sheet that is no table: a table goes on to the edges of the photo. */
function findOther(
  patches: Patches,
  regions: readonly Component[],
  { region, inside }: { region: Component; inside: Uint8Array },
): Point | undefined {
  const { width, height } = patches;
  const isSheet = (found: readonly number[]) => {
    if (found.length < OTHER.size * region.length) return false;
    if (lightOf(found, patches) < OTHER.light * lightOf(region, patches)) return false;
    const columns = new Set(found.map((patch) => patch % width));
    const rows = new Set(found.map((patch) => Math.floor(patch / width)));
    const edges = [columns.has(0), columns.has(width - 1), rows.has(0), rows.has(height - 1)];
    return edges.filter(Boolean).length <= OTHER.edges;
  };
  const others = regions.filter((other) => other !== region);
  const other = others.map((found) => found.filter((patch) => inside[patch] === 0)).find(isSheet);
  return other && middleOf(other, patches);
}

const lightOf = (found: readonly number[], { levels }: Patches) =>
  quantile(
    0.5,
    found.map((patch) => levels[patch] ?? 0),
  );

/** In fractions of the photo. */
function middleOf(found: readonly number[], { width, height }: Patches): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: mean(found.map((patch) => patch % width)) / width,
    y: mean(found.map((patch) => Math.floor(patch / width))) / height,
  };
}
