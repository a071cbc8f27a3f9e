/** All derivatives of one original: from the cache if it has them, else made. */
import { join } from "node:path";
import type { Rgb } from "#domain/pixels.ts";
import { type PlannedOriginal, planRecipes, type Recipe } from "#domain/plan.ts";
import { type Entries, toEntries } from "./entries.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { forDecoding } from "./memory.ts";
import { type Fingerprint, fileState, type OpenedOriginal, withOriginal } from "./original.ts";
import { refuse } from "./original-problem.ts";
import { PIPELINE } from "./pipeline.ts";
import { baseSize, derive } from "./pixels/derive.ts";
import { decode } from "./pixels/render.ts";
import { type Recorded, storeDerived } from "./record.ts";
import { type Store, type StoredFile, sha256 } from "./store.ts";

/** An original with everything that was made of it. */
export type Finished = {
  path: string;
  fingerprint: Fingerprint;
  identity: string;
  files: StoredFile[];
  made: Entries;
  isNew: boolean;
};

/** The cache, the folder of originals, and the colour of the paper under drawings. */
type Folders = { store: Store<Recorded>; folder: string; paper: Rgb };

/** What the cache holds of an original whose file is unchanged; the file is not opened. */
export function recallOriginal(
  { path, roles }: PlannedOriginal,
  fingerprints: Fingerprints,
  { store, folder, paper }: Folders,
): Finished | undefined {
  const fingerprint = fingerprints.get(path);
  if (fingerprint === undefined || fingerprint.state !== fileState(join(folder, path))) return undefined;
  const recipes = planRecipes(roles, fingerprint, paper);
  const identity = identityOf(fingerprint, recipes);
  const stored = store.find(identity);
  if (stored === undefined) return undefined;
  const { files, made } = stored;
  return { path, fingerprint, identity, files, made: toEntries(recipes, made), isNew: false };
}

/**
 * Reads the original. Unless the cache knows its bytes, decodes it and makes what its roles need.
 * Throws `UnusableOriginal`.
 */
export function makeOriginal(
  { path, roles }: PlannedOriginal,
  { store, folder, paper }: Folders,
): Promise<Finished> {
  return withOriginal(folder, path, async (opened) => {
    const { fingerprint, decoding } = opened;
    const recipes = planRecipes(roles, fingerprint, paper);
    const identity = identityOf(fingerprint, recipes);
    const known = store.find(identity);
    const { files, made } = known ?? (await make());
    return { path, fingerprint, identity, files, made: toEntries(recipes, made), isNew: !known };

    async function make() {
      const derived = await forDecoding.hold(decoding, () => deriveAll(path, opened, { recipes, paper }));
      const fresh = storeDerived(store, derived);
      store.addRecord(identity, fresh);
      return fresh;
    }
  });
}

async function deriveAll(
  path: string,
  { fingerprint, bytes }: OpenedOriginal,
  { recipes, paper }: { recipes: readonly Recipe[]; paper: Rgb },
) {
  const base = await decode(bytes, baseSize(fingerprint, recipes), paper).catch((cause) => {
    throw refuse(path, cause);
  });
  return derive(base, fingerprint, recipes);
}

/** Without the name: a renamed original is not made again. */
function identityOf({ hash }: Fingerprint, recipes: readonly Recipe[]): string {
  return sha256(JSON.stringify([hash, recipes, PIPELINE]));
}
