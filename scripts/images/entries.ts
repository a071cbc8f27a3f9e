/** Manifest entries: one original's, which the cache records, and all of them as the manifest. */
import type { Store, Stored } from "#disk/store.ts";
import type { Entries, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { isGallery, ROLE_NAMES, ROLES } from "#domain/roles.ts";
import type { Derived } from "./pixels/derive.ts";
import type { DerivedOriginal } from "./pixels/derive-original.ts";
import { joinThumbs } from "./pixels/thumbs.ts";

/** The folder of the published pictures, below the site's root. */
export const PUBLISHED = "images";

/** Writes the derivatives of one original as `<hash>-<role>-<width>[-<tone>].webp`. */
export function storeDerived(store: Store<Entries>, { report, derived }: DerivedOriginal): Stored<Entries> {
  const files = store.addFiles(
    derived.flatMap(({ recipe, encoded }) =>
      encoded.map(({ width, tone, bytes }) => ({
        name: `${[recipe.role, width, tone].filter(Boolean).join("-")}.webp`,
        bytes,
      })),
    ),
  );
  const names = files.map(({ name }) => name).values();
  const made = Object.fromEntries(derived.map((each) => [each.recipe.role, toEntry(each, names)]));
  return { files, made: report ? { ...made, report } : made };
}

function toEntry({ recipe, preview, drawing, encoded }: Derived, names: Iterator<string>) {
  const published = encoded.map(({ tone, width, height }) => ({
    tone,
    derivative: { path: `${PUBLISHED}/${names.next().value}`, width, height },
  }));
  const derivatives = published.flatMap(({ tone, derivative }) => (tone ? [] : [derivative]));
  const shown = { ...recipe.crop, derivatives };
  if (recipe.isInGallery) return { ...shown, thumb: preview };
  const entry = { ...shown, placeholder: preview };
  if (recipe.tones.length === 0) return entry;
  const tones = Object.fromEntries(
    published.flatMap(({ tone, derivative }) => (tone ? [[tone, derivative]] : [])),
  );
  return { ...entry, drawing, tones: tones as PlateEntry["tones"] };
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
