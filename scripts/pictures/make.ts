/** Finds all derivatives of one original in the cache, or makes them. */
import { hash } from "node:crypto";
import { join } from "node:path";
import { IMAGES } from "#content/studio-files.ts";
import { type Entries, entriesSchema } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { fileState } from "#files/files.ts";
import { PICTURES } from "#files/folders.ts";
import { type NewFile, type Recalled, Store, type Stored } from "#files/store.ts";
import { planRecipes, type Recipe } from "../drawing/recipes.ts";
import { CODE_VERSION } from "./code-version.ts";
import type { Derived, Encoded } from "./codec/render.ts";
import { type DerivedOriginal, deriveOriginal } from "./derive-original.ts";
import type { PlannedOriginal } from "./plan.ts";
import { type Fingerprint, type Fingerprints, withOriginal } from "./read.ts";

/** The folder of the published pictures, below the site's root. */
export const PUBLISHED = "images";

export type Finished = Recalled<Entries> & { path: string; fingerprint: Fingerprint };

/** A warning about the original at `path`, below `images/`. */
export type Warning = { path: string; message: string };

/** `root` is the project's folder, `paper` the color of the paper under drawings. */
export type Workspace = { root: string; paper: Rgb; store: Store<Entries> };

export function openWorkspace({ root, paper }: Omit<Workspace, "store">): Workspace {
  return { root, paper, store: new Store(join(root, PICTURES), entriesSchema) };
}

/** Looks up an unchanged original in the cache without opening its file. */
export function recallOriginal(
  original: PlannedOriginal,
  fingerprints: Fingerprints,
  { root, paper, store }: Workspace,
): Finished | undefined {
  const { path } = original;
  const fingerprint = fingerprints.get(path);
  if (fingerprint === undefined || fingerprint.state !== fileState(join(root, IMAGES, path)))
    return undefined;
  const identity = identityOf(fingerprint, original, paper);
  const stored = store.find(identity);
  return stored && { ...stored, path, fingerprint, identity, isNew: false };
}

/** Reads the original; decodes it and makes what its roles need if the cache lacks them. Throws `UnusableOriginal`. */
export function makeOriginal(
  original: PlannedOriginal,
  { root, paper, store }: Workspace,
): Promise<Finished> {
  const { path } = original;
  return withOriginal(join(root, IMAGES), path, async (opened) => {
    const { fingerprint } = opened;
    const identity = identityOf(fingerprint, original, paper);
    const recalled = await store.findOrMake(identity, async () =>
      storeDerived(store, await deriveOriginal(opened, original, paper)),
    );
    return { ...recalled, path, fingerprint };
  });
}

export function toWarning(path: string, warning: string | undefined): Warning[] {
  return warning ? [{ path, message: `In images/${path}, ${warning}` }] : [];
}

/** Leaves out the name, so that a renamed original is not made again. */
function identityOf(fingerprint: Fingerprint, { roles, overrides }: PlannedOriginal, paper: Rgb): string {
  const recipes = planRecipes(roles, fingerprint, paper);
  return hash("sha256", JSON.stringify([fingerprint.hash, recipes, overrides ?? null, CODE_VERSION]));
}

/** Writes the derivatives of one original as `<hash>-<role>-<width>[-<tone>].webp`. */
function storeDerived(store: Store<Entries>, { warning, derived }: DerivedOriginal): Stored<Entries> {
  const own = derived.flatMap(toFiles);
  const files = store.addFiles(own);
  const paths = new Map(own.map(({ name }, index) => [name, `${PUBLISHED}/${files[index]?.name}`]));
  const made = Object.fromEntries(derived.map((each) => [each.recipe.role, toEntry(each, paths)]));
  return { files, made: { ...made, warning } };
}

const toFiles = ({ recipe, encoded, dots }: Derived): NewFile[] => [
  ...encoded.map((each) => ({ name: nameOf(recipe, each), bytes: each.bytes })),
  ...(dots ? [{ name: nameOfDots(recipe), bytes: Buffer.from(dots) }] : []),
];

const nameOf = ({ role }: Recipe, { width, tone }: Encoded) =>
  `${[role, width, tone].filter(Boolean).join("-")}.webp`;

const nameOfDots = ({ role }: Recipe) => `${role}-dots.txt`;

/** `paths` maps the names of the files to their published paths. */
function toEntry({ recipe, preview, drawing, dots, encoded }: Derived, paths: ReadonlyMap<string, string>) {
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
