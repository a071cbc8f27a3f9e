/** All derivatives of one original: taken from the cache when it knows the bytes, else made. */
import { join } from "node:path";
import { type PlannedOriginal, planRecipes, type Recipe } from "#domain/plan.ts";
import { type Entries, storeDerived } from "./entries.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { forDecoding } from "./memory.ts";
import { type Fingerprint, fileState, type OpenedOriginal, withOriginal } from "./original.ts";
import { refuse } from "./original-problem.ts";
import { PIPELINE } from "./pipeline.ts";
import { baseSize, derive } from "./pixels/derive.ts";
import { decode, ENCODER } from "./pixels/render.ts";
import { type Store, type Stored, sha256 } from "./store.ts";

/** An original with everything that was made of it. */
export type Finished = Stored<Entries> & {
  path: string;
  fingerprint: Fingerprint;
  identity: string;
  isNew: boolean;
};

/** The cache, and the folder of originals. */
type Place = { store: Store<Entries>; folder: string };

/** What the cache holds of an original whose file is as it was; the file is not opened. */
export function recallOriginal(
  { path, roles }: PlannedOriginal,
  fingerprints: Fingerprints,
  { store, folder }: Place,
): Finished | undefined {
  const fingerprint = fingerprints.get(path);
  if (fingerprint === undefined || fingerprint.state !== fileState(join(folder, path))) return undefined;
  const identity = identityOf(fingerprint, planRecipes(roles, fingerprint));
  const stored = store.find(identity);
  return stored && { ...stored, path, fingerprint, identity, isNew: false };
}

/**
 * Reads the original and, unless the cache knows its bytes, decodes it and makes what its roles need.
 * Throws `UnusableOriginal` when it cannot be used.
 */
export function makeOriginal({ path, roles }: PlannedOriginal, { store, folder }: Place): Promise<Finished> {
  return withOriginal(folder, path, async (opened) => {
    const { fingerprint, decoding } = opened;
    const recipes = planRecipes(roles, fingerprint);
    const identity = identityOf(fingerprint, recipes);
    const known = { path, fingerprint, identity };
    const stored = store.find(identity);
    if (stored) return { ...stored, ...known, isNew: false };
    const derived = await forDecoding.hold(decoding, () => deriveAll(path, opened, recipes));
    const fresh = storeDerived(store, derived);
    store.addRecord(identity, fresh);
    return { ...fresh, ...known, isNew: true };
  });
}

async function deriveAll(path: string, { fingerprint, bytes }: OpenedOriginal, recipes: readonly Recipe[]) {
  const base = await decode(bytes, baseSize(fingerprint, recipes)).catch((cause) => {
    throw refuse(path, cause);
  });
  return derive(base, fingerprint, recipes);
}

/** Whatever its name: a renamed original is not made again. */
function identityOf({ hash }: Fingerprint, recipes: readonly Recipe[]): string {
  return sha256(JSON.stringify([hash, recipes, ENCODER, PIPELINE]));
}
