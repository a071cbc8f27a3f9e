/** Stores rendered pictures, and lists them for the pages: an entry for each role of an original, and the manifest of all. */
import { basename, join } from "node:path";
import type { Derivative, Entries, Manifest, PlateEntry, ShownEntry } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { isGallery, ROLE_NAMES, ROLES, type Role } from "#domain/roles.ts";
import type { Recipe } from "#drawing/recipes.ts";
import { picturesFolder } from "#files/folders.ts";
import { type NewFile, placeFiles, type Store, type Stored } from "#files/store.ts";
import type { Encoded, Rendered } from "./codec/render.ts";
import { joinThumbs } from "./codec/thumbs.ts";

/** The folder of the published pictures, below the site's root. */
const PUBLISHED = "images";

/** Writes the derivatives of one original as `<hash>-<role>-<width>[-<tone>].webp`. */
export function storeRendered(
  store: Store<Entries>,
  rendered: readonly Rendered[],
  remark: string | undefined,
): Stored<Entries> {
  const own = rendered.flatMap(toFiles);
  const files = store.addFiles(own);
  const paths = new Map(own.map(({ name }, index) => [name, `${PUBLISHED}/${files[index]?.name}`]));
  const made = Object.fromEntries(rendered.map((each) => [each.recipe.role, toEntry(each, paths)]));
  return { files, made: { ...made, remark } };
}

const toFiles = ({ recipe, encoded, dots }: Rendered): NewFile[] => [
  ...encoded.map((each) => ({ name: nameOf(recipe, each), bytes: each.bytes })),
  ...(dots ? [{ name: nameOfDots(recipe), bytes: Buffer.from(dots) }] : []),
];

const nameOf = ({ role }: Recipe, { width, tone }: Encoded) =>
  `${[role, width, tone].filter(Boolean).join("-")}.webp`;

const nameOfDots = ({ role }: Recipe) => `${role}-dots.txt`;

/** `paths` maps the names of the files to their published paths. */
function toEntry({ recipe, preview, drawing, dots, encoded }: Rendered, paths: ReadonlyMap<string, string>) {
  const publish = (each: Encoded) => {
    const { width, height } = each;
    return { path: paths.get(nameOf(recipe, each)), width, height };
  };
  const derivatives = encoded.filter(({ tone }) => !tone).map(publish);
  const shown = { ...recipe.crop, derivatives };
  if (recipe.isInGallery) return { ...shown, thumb: preview };
  const entry = { ...shown, placeholder: preview };
  if (recipe.tones.length === 0) return entry;
  const tones = Object.fromEntries(
    encoded.flatMap((each) => (each.tone ? [[each.tone, publish(each)]] : [])),
  );
  const found = dots && { dots: paths.get(nameOfDots(recipe)) };
  return { ...entry, drawing, ...found, tones };
}

/** Groups the entries by role, in the order of the originals. */
export async function toManifest(
  originals: readonly { path: string; made: Entries }[],
  paper: Rgb,
): Promise<Manifest> {
  const entriesOf = <R extends Role>(role: R) =>
    Object.fromEntries(
      originals.flatMap(({ path, made }) => {
        const entry = made[role];
        return entry ? [[path, entry]] : [];
      }),
    );
  const byRole = {
    tile: entriesOf("tile"),
    plate: entriesOf("plate"),
    slide: entriesOf("slide"),
    photo: entriesOf("photo"),
    portrait: entriesOf("portrait"),
    illustration: entriesOf("illustration"),
  };
  const thumbs: Manifest["thumbs"] = {};
  for (const role of ROLE_NAMES.filter(isGallery)) {
    const ofRole = Object.values(byRole[role]).map(({ thumb }) => thumb);
    thumbs[role] = await joinThumbs(ofRole, ROLES[role].isDrawing ? paper : undefined);
  }
  return { ...byRole, thumbs };
}

/** Copies every picture of the manifest to `<site>/images/`. */
export function publishImages(root: string, manifest: Manifest, site: string): void {
  const names = new Set(publishedPaths(manifest).map((path) => basename(path)));
  placeFiles(picturesFolder(root), names, join(site, PUBLISHED));
}

/** Lists every picture; one with two roles appears twice. */
export function publishedDerivatives(manifest: Manifest): Derivative[] {
  const { thumbs: _, ...roles } = manifest;
  const entries: (ShownEntry | PlateEntry)[] = Object.values(roles).flatMap((role) => Object.values(role));
  return entries.flatMap((entry) => [
    ...entry.derivatives,
    ...("tones" in entry ? Object.values(entry.tones) : []),
  ]);
}

export const publishedPaths = (manifest: Manifest) => [
  ...publishedDerivatives(manifest).map(({ path }) => path),
  ...Object.values(manifest.plate).flatMap(({ dots }) => dots ?? []),
];
