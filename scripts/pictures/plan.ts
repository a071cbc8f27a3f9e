/** What to make of each original, as plain data. */

import { type Design, toCorners } from "#domain/catalogue-schema.ts";
import { SAMPLE_PAPER } from "#domain/colors.ts";
import type { Content } from "#domain/content.ts";
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { ROLE_NAMES, ROLES, type Role, rowOf } from "#domain/roles.ts";
import { ladder } from "./ladder.ts";
import type { Recipe } from "./pixels/derive.ts";
import type { ScanOverrides } from "./pixels/scan/scan-sheet.ts";

/** An original and its roles. `path` is below `images/`, as the YAML writes it. */
export type PlannedOriginal = { path: string; roles: Role[]; overrides?: ScanOverrides };

/** The longest side to make, in pixels: ample for screens, well below the 16,383 of WebP. */
const MAX_SIDE = 4096;

/** Lists each original once, with its roles. */
export function planOriginals(content: Omit<Content, "studio">): PlannedOriginal[] {
  const rolesOf = new Map<string, Role[]>();
  for (const role of ROLE_NAMES) {
    for (const path of new Set(ROLES[role].originals(content)))
      rolesOf.set(path, [...(rolesOf.get(path) ?? []), role]);
  }
  const designs = new Map(content.catalogue.map((design) => [design.image, design]));
  return [...rolesOf].map(([path, roles]) => ({ path, roles, ...overridesOf(designs.get(path) ?? {}) }));
}

/** Returns what the artist says about the scan of a design: nothing, for most. */
function overridesOf({ scan, corners }: Partial<Design>): { overrides?: ScanOverrides } {
  if (!corners && scan !== false) return {};
  return { overrides: { scan, corners: corners && toCorners(corners) } };
}

/** Plans one recipe for each role of an upright original of the given size. */
export function planRecipes(roles: readonly Role[], size: Size, paper: Rgb): Recipe[] {
  return roles.map((role) => planRecipe(role, size, paper));
}

/** Returns the size to decode to: just enough for the largest rung of all recipes. */
export function baseSize(original: Size, recipes: readonly Recipe[]): Size {
  const scale = Math.max(...recipes.map(({ crop, rungs }) => (rungs.at(-1)?.width ?? 1) / crop.width));
  return scaled(original, Math.min(1, scale));
}

function planRecipe(role: Role, { width, height }: Size, paper: Rgb): Recipe {
  const { aspectRatio, isDrawing, isInGallery, tones } = rowOf(role);
  const crop = aspectRatio === undefined ? { width, height } : cover({ width, height }, aspectRatio);
  const ratio = crop.width / crop.height;
  const maxWidth = Math.min(crop.width, MAX_SIDE, Math.floor(MAX_SIDE * ratio) || 1);
  const rungs = ladder(role, ratio, maxWidth).map(rungOf(ratio));
  return { role, crop, rungs, isInGallery, tones, paper: isDrawing ? paper : SAMPLE_PAPER };
}

/** Finds the largest size within the original that has the given aspect ratio. */
function cover({ width, height }: Size, aspectRatio: number): Size {
  return {
    width: Math.max(1, Math.min(width, Math.round(height * aspectRatio))),
    height: Math.max(1, Math.min(height, Math.round(width / aspectRatio))),
  };
}

const rungOf = (aspectRatio: number) => (width: number) => ({
  width,
  height: Math.max(1, Math.round(width / aspectRatio)),
});
