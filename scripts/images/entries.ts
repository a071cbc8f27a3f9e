/** From derivatives to what the manifest says of them. */
import { basename, extname } from "node:path";
import type { Derived, Encoded } from "./derive.ts";
import type { Derivative, ImageEntry, Manifest, PlateEntry, Tone } from "./manifest-schema.ts";
import type { Store, Stored, StoredFile } from "./store.ts";

/** The entries of one original, by role. */
export type Entries = { [R in keyof Manifest]?: Manifest[R][string] };

/** Folder of the published pictures below the site's root. */
export const PUBLISHED = "images";

/** Writes the derivatives of one original and gives what its record and the manifest say of them. */
export function storeDerived(
  store: Store<Entries>,
  path: string,
  derived: readonly Derived[],
): Stored<Entries> {
  const files: StoredFile[] = [];
  const publish = ({ width, height, tone, bytes }: Encoded): Derivative => {
    const file = store.addFile([slugOf(path), width, tone].filter(Boolean).join("-"), bytes);
    if (!files.some(({ name }) => name === file.name)) files.push(file);
    return { path: `${PUBLISHED}/${file.name}`, width, height };
  };
  const made = Object.fromEntries(derived.map((one) => [one.recipe.role, toEntry(one, publish)]));
  return { files, made };
}

/** By role, in the given order of originals. */
export function toManifest(originals: readonly { path: string; made: Entries }[]): Manifest {
  const of = <R extends keyof Manifest>(role: R) =>
    Object.fromEntries(
      originals.flatMap(({ path, made }) => (made[role] === undefined ? [] : [[path, made[role]]])),
    ) as Manifest[R];
  return {
    tile: of("tile"),
    plate: of("plate"),
    slide: of("slide"),
    photo: of("photo"),
    portrait: of("portrait"),
  };
}

function toEntry(
  { recipe, placeholder, drawing, encoded }: Derived,
  publish: (encoded: Encoded) => Derivative,
): ImageEntry | PlateEntry {
  const published = encoded.map((one) => ({ tone: one.tone, derivative: publish(one) }));
  const inTone = (wanted?: Tone) =>
    published.filter(({ tone }) => tone === wanted).map(({ derivative }) => derivative);
  const entry = { ...recipe.crop, placeholder, derivatives: inTone() };
  if (recipe.tones.length === 0) return entry;
  const tones = Object.fromEntries(recipe.tones.map((tone) => [tone, inTone(tone)]));
  return { ...entry, drawing, tones: tones as PlateEntry["tones"] };
}

/** The file's name in small Latin letters, digits and hyphens. */
export function slugOf(path: string): string {
  const name = basename(path, extname(path)).normalize("NFKD").toLowerCase();
  return (
    name
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "picture"
  );
}
