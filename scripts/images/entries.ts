/** Manifest entries, from what was made of each original. */
import type { GalleryEntry, ImageEntry, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { Recipe } from "#domain/plan.ts";
import { isGallery, ROLE_NAMES, ROLES, type Role } from "#domain/roles.ts";
import type { Tone } from "#domain/tones.ts";
import { joinThumbs } from "./pixels/thumbs.ts";
import type { Recorded } from "./record.ts";

/** The entries of one original, by role. */
export type Entries = { [R in Role]?: Manifest[R][string] };

/** Folder of the published pictures below the site's root. */
export const PUBLISHED = "images";

export function toEntries(recipes: readonly Recipe[], recorded: Recorded): Entries {
  return Object.fromEntries(
    recipes.map((recipe, index) => [recipe.role, toEntry(recipe, recorded[index] as Recorded[number])]),
  );
}

/** By role, in the given order of originals. */
export async function toManifest(
  originals: readonly { path: string; made: Entries }[],
  paper: Rgb,
): Promise<Manifest> {
  const byRole = Object.fromEntries(
    ROLE_NAMES.map((role) => [
      role,
      Object.fromEntries(originals.flatMap(({ path, made }) => (made[role] ? [[path, made[role]]] : []))),
    ]),
  ) as unknown as Omit<Manifest, "thumbs">;
  const thumbs: Manifest["thumbs"] = {};
  for (const role of ROLE_NAMES.filter(isGallery)) {
    thumbs[role] = await joinThumbs(
      Object.values(byRole[role]).map(({ thumb }) => thumb),
      ROLES[role].isDrawing ? paper : undefined,
    );
  }
  return { ...byRole, thumbs };
}

function toEntry(
  recipe: Recipe,
  { preview, drawing, pictures }: Recorded[number],
): GalleryEntry | ImageEntry | PlateEntry {
  const published = pictures.map(({ name, tone, width, height }) => ({
    tone,
    derivative: { path: `${PUBLISHED}/${name}`, width, height },
  }));
  const inTone = (wanted?: Tone) =>
    published.filter(({ tone }) => tone === wanted).map(({ derivative }) => derivative);
  const shown = { ...recipe.crop, derivatives: inTone() };
  if (recipe.isInGallery) return { ...shown, thumb: preview };
  const entry = { ...shown, placeholder: preview };
  if (recipe.tones.length === 0) return entry;
  const tones = Object.fromEntries(recipe.tones.map((tone) => [tone, inTone(tone)]));
  return { ...entry, drawing, tones: tones as PlateEntry["tones"] };
}
