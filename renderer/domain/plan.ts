/** What to make of each original, as plain data: no file is opened and no pixel touched. */

import type { Design } from "./catalogue-schema.ts";
import { ladder } from "./ladder.ts";
import type { Size } from "./pixels.ts";
import type { Portfolio } from "./portfolio-schema.ts";
import type { Role } from "./slots.ts";
import { TONES, type Tone } from "./tones.ts";

/** An original and what it is used as. `path` as the YAML writes it, below `images/`. */
export type PlannedOriginal = { path: string; roles: Role[] };

/** What to make of one original for one role. */
export type Recipe = {
  role: Role;
  /** The part of the upright original that is shown, centred, in its pixels. */
  crop: Size;
  /** Whether a paper ground is levelled. */
  isDrawing: boolean;
  /** Whether its preview is part of one picture with those of its like. */
  isInGallery: boolean;
  /** Sizes to make, ascending. */
  rungs: Size[];
  tones: readonly Tone[];
};

type Use = { isDrawing: boolean; isInGallery: boolean; aspectRatio?: number; tones: readonly Tone[] };

const USES: Record<Role, Use> = {
  tile: { isDrawing: true, isInGallery: true, tones: [] },
  plate: { isDrawing: true, isInGallery: false, tones: TONES },
  slide: { isDrawing: false, isInGallery: true, tones: [] },
  photo: { isDrawing: false, isInGallery: false, aspectRatio: 1, tones: [] },
  portrait: { isDrawing: false, isInGallery: false, aspectRatio: 4 / 5, tones: [] },
};

/** In the order in which it is made. */
const ROLES = Object.keys(USES) as Role[];

/** No side is made longer, whatever the original: WebP ends at 16,383 pixels, the screens long before. */
const MAX_SIDE = 4096;

/** Each original once, in the order of the content, with all the roles that it plays. */
export function planOriginals(content: { catalogue: Design[]; portfolio: Portfolio }): PlannedOriginal[] {
  const { works, studio, portrait } = content.portfolio;
  const used = [
    ...content.catalogue.map(({ image }) => ({ path: image, roles: ["tile", "plate"] })),
    ...works.map(({ src }) => ({ path: src, roles: ["slide"] })),
    ...studio.map(({ src }) => ({ path: src, roles: ["photo", "slide"] })),
    { path: portrait.src, roles: ["portrait"] },
  ];
  const rolesOf = new Map<string, string[]>();
  for (const { path, roles } of used) rolesOf.set(path, [...(rolesOf.get(path) ?? []), ...roles]);
  return [...rolesOf].map(([path, roles]) => ({ path, roles: ROLES.filter((role) => roles.includes(role)) }));
}

/** The recipes for an original of the given size (upright), one a role. */
export function planRecipes(roles: readonly Role[], size: Size): Recipe[] {
  return roles.map((role) => {
    const key = `${role} ${size.width} ${size.height}`;
    const recipe = planned.get(key) ?? planRecipe(role, size);
    planned.set(key, recipe);
    return recipe;
  });
}

/** Cameras have few sizes. */
const planned = new Map<string, Recipe>();

function planRecipe(role: Role, { width, height }: Size): Recipe {
  const { aspectRatio, ...use } = USES[role];
  const crop = aspectRatio === undefined ? { width, height } : cover({ width, height }, aspectRatio);
  const ratio = crop.width / crop.height;
  const maxWidth = Math.min(crop.width, MAX_SIDE, Math.floor(MAX_SIDE * ratio) || 1);
  return { role, crop, rungs: ladder(role, ratio, maxWidth).map(rungOf(ratio)), ...use };
}

/** The largest part with the given aspect ratio. */
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
