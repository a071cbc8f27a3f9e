/** Finds all derivatives of one original in the cache, or makes them. */
import { hash } from "node:crypto";
import { join } from "node:path";
import { PICTURES } from "#disk/build-folder.ts";
import { fileState } from "#disk/files.ts";
import { type Recalled, Store } from "#disk/store.ts";
import { type Entries, entriesSchema, type Report } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { type PlannedOriginal, planRecipes } from "#domain/plan.ts";
import { IMAGES } from "#domain/studio-files.ts";
import { storeDerived } from "./entries.ts";
import { type Fingerprint, type Fingerprints, withOriginal } from "./original.ts";
import { PIPELINE } from "./pipeline.ts";
import { deriveOriginal } from "./pixels/derive-original.ts";

export type Finished = Recalled<Entries> & { path: string; fingerprint: Fingerprint };

/** About the original at `path`, below `images/`. */
export type Warning = { path: string; message: string };

/** `folder` holds the originals. `paper` is the color of the paper under drawings. */
export type Folders = { store: Store<Entries>; folder: string; paper: Rgb };

export function openFolders({ root, paper }: { root: string; paper: Rgb }): Folders {
  return { paper, store: new Store(join(root, PICTURES), entriesSchema), folder: join(root, IMAGES) };
}

/** Looks up an unchanged original in the cache without opening its file. */
export function recallOriginal(
  original: PlannedOriginal,
  fingerprints: Fingerprints,
  { store, folder, paper }: Folders,
): Finished | undefined {
  const { path } = original;
  const fingerprint = fingerprints.get(path);
  if (fingerprint === undefined || fingerprint.state !== fileState(join(folder, path))) return undefined;
  const identity = identityOf(fingerprint, original, paper);
  const stored = store.find(identity);
  return stored && { ...stored, path, fingerprint, identity, isNew: false };
}

/** Reads the original; decodes it and makes what its roles need if the cache lacks them. Throws `UnusableOriginal`. */
export function makeOriginal(
  original: PlannedOriginal,
  { store, folder, paper }: Folders,
): Promise<Finished> {
  const { path } = original;
  return withOriginal(folder, path, async (opened) => {
    const { fingerprint } = opened;
    const identity = identityOf(fingerprint, original, paper);
    const recalled = await store.findOrMake(identity, async () =>
      storeDerived(store, await deriveOriginal(opened, original, paper)),
    );
    return { ...recalled, path, fingerprint };
  });
}

export function toWarning(path: string, report: Report | undefined): Warning[] {
  return report?.warning ? [{ path, message: `In images/${path}, ${report.warning}` }] : [];
}

/** Leaves out the name: a renamed original is not made again. */
function identityOf(fingerprint: Fingerprint, { roles, overrides }: PlannedOriginal, paper: Rgb): string {
  const recipes = planRecipes(roles, fingerprint, paper);
  return hash("sha256", JSON.stringify([fingerprint.hash, recipes, overrides ?? null, PIPELINE]));
}
