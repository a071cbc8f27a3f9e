/** From planned originals to the manifest: makes what the cache lacks, several originals at once. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Manifest } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { PlannedOriginal } from "#domain/plan.ts";
import { toManifest } from "./entries.ts";
import { readFingerprints, writeFingerprints } from "./fingerprints.ts";
import { type Finished, makeOriginal, recallOriginal } from "./make-original.ts";
import { IMAGES } from "./original.ts";
import { UnusableOriginal } from "./original-problem.ts";
import { CACHE } from "./publish.ts";
import { type Recorded, recordSchema } from "./record.ts";
import { Store } from "./store.ts";

/** Called after each original that had to be opened; counts originals. */
export type OnProgress = (done: number, total: number) => void;

/** `made` and `reused` count derivatives. */
export type MadePictures = { manifest: Manifest; made: number; reused: number };

/**
 * Makes what the cache lacks for drawings on `paper`, and forgets what no original needs any more. When originals are unusable, returns all
 * of those instead, forgets nothing, and keeps what was made of the others.
 */
export async function makePictures(
  { root, paper }: { root: string; paper: Rgb },
  originals: readonly PlannedOriginal[],
  onProgress: OnProgress = () => {},
): Promise<MadePictures | UnusableOriginal[]> {
  const folders = { paper, store: new Store(join(root, CACHE), recordSchema), folder: join(root, IMAGES) };
  const fingerprints = readFingerprints(root);
  const recalled = originals.map((original) => recallOriginal(original, fingerprints, folders));
  const missing = originals.filter((_, index) => recalled[index] === undefined);
  let done = 0;
  const made = await pMap(
    missing,
    async (original) => {
      const result = await makeOriginal(original, folders).catch(giveUnusable);
      onProgress(++done, missing.length);
      return result;
    },
    { concurrency: availableParallelism() + 1 },
  );
  const results = recalled.map((known) => known ?? made.shift());
  const unusable = results.filter((result) => result instanceof UnusableOriginal);
  if (unusable.length > 0) return unusable;
  const finished = results as Finished[];
  forgetOthers(folders.store, finished);
  writeFingerprints(root, new Map(finished.map(({ path, fingerprint }) => [path, fingerprint])));
  const fresh = countFiles(finished.filter(({ isNew }) => isNew));
  const manifest = await toManifest(finished, paper);
  return { manifest, made: fresh, reused: countFiles(finished) - fresh };
}

function giveUnusable(error: unknown): UnusableOriginal {
  if (error instanceof UnusableOriginal) return error;
  throw error;
}

function forgetOthers(store: Store<Recorded>, finished: readonly Finished[]): void {
  const identities = new Set(finished.map(({ identity }) => identity));
  const names = new Set(finished.flatMap(({ files }) => files.map(({ name }) => name)));
  store.prune(identities, names);
}

const countFiles = (finished: readonly Finished[]) =>
  finished.reduce((total, { files }) => total + files.length, 0);
