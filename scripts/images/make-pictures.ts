/** Originals to derivatives: what the cache holds is taken, the rest is made by a pool that keeps the cores busy. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { baseSize, derive } from "./derive.ts";
import { type Entries, storeDerived, toManifest } from "./entries.ts";
import type { Manifest } from "./manifest-schema.ts";
import { fileState, type Identity, openOriginal, type Print } from "./original.ts";
import { refuse, UnusableOriginal } from "./original-problem.ts";
import { type PlannedOriginal, planRecipes, type Recipe } from "./plan.ts";
import { readPrints, writePrints } from "./prints.ts";
import { decode, ENCODER } from "./render.ts";
import { Store, type Stored, sha256 } from "./store.ts";

export const CACHE = ".cache/images";

/** Called after each original that had to be made. */
export type OnProgress = (done: number, total: number) => void;

/** `made` and `reused` count derivatives. With problems, the manifest lacks those originals. */
export type Made = { manifest: Manifest; problems: UnusableOriginal[]; made: number; reused: number };

type Finished = Stored<Entries> & { path: string; print: Print; identity: string; isNew: boolean };

/**
 * Makes what is missing of the planned originals and forgets what no original needs any more. When one of them is
 * unusable nothing is forgotten, and what was made stays in the cache.
 */
export async function makePictures(
  root: string,
  originals: readonly PlannedOriginal[],
  onProgress: OnProgress = () => {},
): Promise<Made> {
  const store = new Store<Entries>(join(root, CACHE));
  const folder = join(root, "images");
  const printsFile = join(root, CACHE, "originals.json");
  const prints = readPrints(printsFile);
  const known = originals.map((original) => recall(original, { store, folder, prints }));
  const missing = originals.filter((_, index) => known[index] === undefined);
  const problems: UnusableOriginal[] = [];
  let done = 0;
  const made = await pMap(
    missing,
    async (original) => {
      try {
        return await make(original, { store, folder });
      } catch (error) {
        if (!(error instanceof UnusableOriginal)) throw error;
        problems.push(error);
        return undefined;
      } finally {
        onProgress(++done, missing.length);
      }
    },
    { concurrency: availableParallelism() + 1 },
  );
  const finished = [...known, ...made].filter((one) => one !== undefined);
  if (problems.length === 0) {
    store.prune(
      new Set(finished.map((one) => one.identity)),
      new Set(finished.flatMap((one) => one.files.map((file) => file.name))),
    );
    writePrints(printsFile, new Map(finished.map(({ path, print }) => [path, print])));
  }
  const fresh = finished.filter((one) => one.isNew);
  const count = (all: readonly Finished[]) => all.reduce((total, one) => total + one.files.length, 0);
  const order = new Map(originals.map(({ path }, index) => [path, index]));
  finished.sort((a, b) => (order.get(a.path) as number) - (order.get(b.path) as number));
  return {
    manifest: toManifest(finished.map(({ path, made: entries }) => ({ path, entries }))),
    problems,
    made: count(fresh),
    reused: count(finished) - count(fresh),
  };
}

type Place = { store: Store<Entries>; folder: string };

/** What the cache holds of an original whose file is as it was; nothing is opened. */
function recall(
  { path, roles }: PlannedOriginal,
  { store, folder, prints }: Place & { prints: ReadonlyMap<string, Print> },
): Finished | undefined {
  const print = prints.get(path);
  if (print === undefined || print.state !== fileState(join(folder, path))) return undefined;
  const identity = identityOf(print, planRecipes(roles, print));
  const stored = store.find(identity);
  return stored && { ...stored, path, print, identity, isNew: false };
}

/** Reads the original and, unless the cache knows its bytes, makes all its derivatives. */
async function make({ path, roles }: PlannedOriginal, { store, folder }: Place): Promise<Finished> {
  const { print, bytes } = await openOriginal(folder, path);
  const recipes = planRecipes(roles, print);
  const identity = identityOf(print, recipes);
  const stored = store.find(identity);
  if (stored) return { ...stored, path, print, identity, isNew: false };
  const base = await decode(bytes, baseSize(print, recipes)).catch((cause) => {
    throw refuse(path, cause);
  });
  const fresh = storeDerived(store, path, await derive(base, print, recipes));
  store.addRecord(identity, fresh);
  return { ...fresh, path, print, identity, isNew: true };
}

function identityOf({ hash }: Identity, recipes: readonly Recipe[]): string {
  return sha256(JSON.stringify([hash, recipes, ENCODER, PIPELINE]));
}

/** The code that makes the pixels is part of the recipe: a changed line remakes the pictures. */
const PIPELINE = readdirSync(import.meta.dirname)
  .sort()
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash("sha256"))
  .digest("hex");
