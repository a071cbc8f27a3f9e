/** From derivatives to what the manifest says of them. */

import type { GalleryEntry, ImageEntry, Manifest, PlateEntry } from "#domain/manifest-schema.ts";
import type { Role } from "#domain/slots.ts";
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
  const of = <R extends Role>(role: R) =>
    Object.fromEntries(
      originals.flatMap(({ path, made }) => (made[role] === undefined ? [] : [[path, made[role]]])),
    ) as unknown as Manifest[R];
  const [tile, slide] = [of("tile"), of("slide")];
  return {
    tile,
    plate: of("plate"),
    slide,
    photo: of("photo"),
    portrait: of("portrait"),
    thumbs: {
      tile: await joinThumbs(thumbsOf(tile), true),
      slide: await joinThumbs(thumbsOf(slide), false),
    },
  };
}

const thumbsOf = (entries: Record<string, GalleryEntry>) => Object.values(entries).map(({ thumb }) => thumb);

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
