/** Turns planned originals into the manifest. Makes what the cache lacks, several originals at a time. */
import type { Manifest } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { PlannedOriginal } from "#domain/plan.ts";
import { toManifest } from "./entries.ts";
import { readFingerprints, writeFingerprints } from "./fingerprints.ts";
import {
  type Finished,
  type Folders,
  makeOriginal,
  openFolders,
  recallOriginal,
  toWarning,
  type Warning,
} from "./make-original.ts";
import { inParallel } from "./memory.ts";
import { UnusableOriginal, unusableOrThrow } from "./original-problem.ts";

/** Called after each original that had to be opened. Counts originals. */
export type OnProgress = (done: number, total: number) => void;

/** `made` and `reused` count derivatives. */
export type MadePictures = { manifest: Manifest; made: number; reused: number; warnings: Warning[] };

/** The project's folder, and the color of the paper under drawings. */
type Workspace = { root: string; paper: Rgb };

/**
 * Makes what the cache lacks, and deletes from it what no original needs any more. If originals are unusable, returns
 * all of them, and keeps the cache with what the others gave.
 */
export async function makePictures(
  workspace: Workspace,
  originals: readonly PlannedOriginal[],
  onProgress: OnProgress = () => {},
): Promise<MadePictures | UnusableOriginal[]> {
  const folders = openFolders(workspace);
  const recalled = recallAll(workspace.root, originals, folders);
  const missing = originals.filter((_, index) => recalled[index] === undefined);
  let done = 0;
  const made = await inParallel(missing, async (original) => {
    const result = await makeOriginal(original, folders).catch(unusableOrThrow);
    onProgress(++done, missing.length);
    return result;
  });
  const results = recalled.map((known) => known ?? made.shift());
  const unusable = results.filter((result) => result instanceof UnusableOriginal);
  return unusable.length > 0 ? unusable : complete(workspace, results as Finished[], folders);
}

function recallAll(root: string, originals: readonly PlannedOriginal[], folders: Folders) {
  const fingerprints = readFingerprints(root);
  return originals.map((original) => recallOriginal(original, fingerprints, folders));
}

async function complete(
  { root, paper }: Workspace,
  finished: readonly Finished[],
  { store }: Folders,
): Promise<MadePictures> {
  store.prune(finished);
  writeFingerprints(root, new Map(finished.map(({ path, fingerprint }) => [path, fingerprint])));
  const fresh = countFiles(finished.filter(({ isNew }) => isNew));
  const manifest = await toManifest(finished, paper);
  const warnings = finished.flatMap(({ path, made }) => toWarning(path, made.report));
  return { manifest, made: fresh, reused: countFiles(finished) - fresh, warnings };
}

const countFiles = (finished: readonly Finished[]) =>
  finished.reduce((total, { files }) => total + files.length, 0);
