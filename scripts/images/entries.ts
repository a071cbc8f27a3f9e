/** From derivatives to what the manifest says of them. */

import type { GalleryEntry, ImageEntry, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import { isGallery, ROLE_NAMES, ROLES, type Role } from "#domain/roles.ts";
import type { Tone } from "#domain/tones.ts";
import type { Derived } from "./pixels/derive.ts";
import { joinThumbs } from "./pixels/thumbs.ts";
import type { Store, Stored } from "./store.ts";

/** The entries of one original, by role. */
export type Entries = { [R in Role]?: Manifest[R][string] };

/** Folder of the published pictures below the site's root. */
export const PUBLISHED = "images";

/**
 * Writes the derivatives of one original, as `images/<hash>-<role>-<width>[-<tone>].webp`, and gives what its record
 * and the manifest say of them.
 */
export function storeDerived(store: Store<Entries>, derived: readonly Derived[]): Stored<Entries> {
  const files = store.addFiles(
    derived.flatMap(({ recipe, encoded }) =>
      encoded.map(({ width, tone, bytes }) => ({
        name: `${[recipe.role, width, tone].filter(Boolean).join("-")}.webp`,
        bytes,
      })),
    ),
  );
  const names = files.map(({ name }) => name).values();
  const made = Object.fromEntries(derived.map((one) => [one.recipe.role, toEntry(one, names)]));
  return { files, made };
}

/** By role, in the given order of originals. */
export async function toManifest(originals: readonly { path: string; made: Entries }[]): Promise<Manifest> {
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
      ROLES[role].isDrawing,
    );
  }
  return { ...byRole, thumbs };
}

/** Takes as many `names` as there are derivatives. */
function toEntry(
  { recipe, preview, drawing, encoded }: Derived,
  names: Iterator<string>,
): GalleryEntry | ImageEntry | PlateEntry {
  const published = encoded.map(({ tone, width, height }) => ({
    tone,
    derivative: { path: `${PUBLISHED}/${names.next().value}`, width, height },
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
