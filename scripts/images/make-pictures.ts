/** From planned originals to the manifest: a pool that keeps the cores busy makes what the cache lacks. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Manifest } from "#domain/manifest-schema.ts";
import type { PlannedOriginal } from "#domain/plan.ts";
import { type Entries, toManifest } from "./entries.ts";
import { readFingerprints, writeFingerprints } from "./fingerprints.ts";
import { CACHE, FINGERPRINTS, IMAGES } from "./folders.ts";
import { type Finished, makeOriginal, recallOriginal } from "./make-original.ts";
import { UnusableOriginal } from "./original-problem.ts";
import { Store } from "./store.ts";

/** Called after each original that had to be opened, because it is new, changed or newly written; counts originals. */
export type OnProgress = (done: number, total: number) => void;

/** `made` and `reused` count derivatives. */
export type MadePictures = { manifest: Manifest; made: number; reused: number };

/**
 * Makes what the cache lacks, and forgets what no original needs any more. When originals are unusable, they are
 * all given instead, nothing is forgotten, and what was made of the others stays in the cache.
 */
export async function makePictures(
  root: string,
  originals: readonly PlannedOriginal[],
  onProgress: OnProgress = () => {},
): Promise<MadePictures | UnusableOriginal[]> {
  const place = { store: new Store<Entries>(join(root, CACHE)), folder: join(root, IMAGES) };
  const fingerprintsFile = join(root, CACHE, FINGERPRINTS);
  const fingerprints = readFingerprints(fingerprintsFile);
  const recalled = originals.map((original) => recallOriginal(original, fingerprints, place));
  const missing = originals.filter((_, index) => recalled[index] === undefined);
  let done = 0;
  const made = await pMap(
    missing,
    async (original) => {
      const result = await makeOriginal(original, place).catch(giveUnusable);
      onProgress(++done, missing.length);
      return result;
    },
    { concurrency: availableParallelism() + 1 },
  );
  const results = recalled.map((known) => known ?? made.shift());
  const unusable = results.filter((result) => result instanceof UnusableOriginal);
  if (unusable.length > 0) return unusable;
  const finished = results as Finished[];
  forgetOthers(place.store, finished);
  writeFingerprints(fingerprintsFile, new Map(finished.map(({ path, fingerprint }) => [path, fingerprint])));
  const fresh = countFiles(finished.filter(({ isNew }) => isNew));
  const manifest = await toManifest(finished);
  return { manifest, made: fresh, reused: countFiles(finished) - fresh };
}

function giveUnusable(error: unknown): UnusableOriginal {
  if (error instanceof UnusableOriginal) return error;
  throw error;
}

function forgetOthers(store: Store<Entries>, finished: readonly Finished[]): void {
  const identities = new Set(finished.map(({ identity }) => identity));
  const names = new Set(finished.flatMap(({ files }) => files.map(({ name }) => name)));
  store.prune(identities, names);
}

const countFiles = (finished: readonly Finished[]) =>
  finished.reduce((total, { files }) => total + files.length, 0);
