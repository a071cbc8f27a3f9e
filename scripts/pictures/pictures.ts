/** Makes the pictures of all originals. */
import { OriginalError, originalErrorOrThrow } from "#content/problem.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { type Finished, makeOriginal, type Project, recallOriginals, type Workspace } from "./make.ts";
import { toManifest } from "./manifest.ts";
import { inParallel, type OnProgress } from "./memory.ts";
import type { PlannedOriginal } from "./plan.ts";
import { writeFingerprints } from "./read.ts";

/** A remark on the original at `path`, below `images/`. */
export type PhotoRemark = { path: string; message: string };

/** `made` and `reused` count derivatives. */
export type MadePictures = {
  ok: true;
  manifest: Manifest;
  made: number;
  reused: number;
  remarks: PhotoRemark[];
};

/**
 * Makes what the cache lacks, and deletes from it what no original needs anymore. If some originals are unusable,
 * returns those, and the cache keeps the pictures of the others.
 */
export async function makePictures(
  project: Project,
  originals: readonly PlannedOriginal[],
  onProgress?: OnProgress,
): Promise<MadePictures | { ok: false; unusable: OriginalError[] }> {
  const { workspace, recalled, missing } = recallOriginals(project, originals);
  const make = (original: PlannedOriginal) => makeOriginal(original, workspace).catch(originalErrorOrThrow);
  const made = await inParallel(missing, make, onProgress);
  const results = recalled.flatMap((known) => known ?? made.splice(0, 1));
  const unusable = results.filter((result) => result instanceof OriginalError);
  if (unusable.length > 0) return { ok: false, unusable };
  const finished = results.flatMap((result) => (result instanceof OriginalError ? [] : result));
  return complete(workspace, finished);
}

async function complete(
  { root, paper, store }: Workspace,
  finished: readonly Finished[],
): Promise<MadePictures> {
  store.prune(finished);
  writeFingerprints(root, new Map(finished.map(({ path, fingerprint }) => [path, fingerprint])));
  const fresh = countFiles(finished.filter(({ isNew }) => isNew));
  const manifest = await toManifest(finished, paper);
  const remarks = finished.flatMap(({ path, made }) => toPhotoRemarks(path, made.remark));
  return { ok: true, manifest, made: fresh, reused: countFiles(finished) - fresh, remarks };
}

export const toPhotoRemarks = (path: string, remark: string | undefined): PhotoRemark[] =>
  remark ? [{ path, message: `In images/${path}, ${remark}` }] : [];

const countFiles = (finished: readonly Finished[]) =>
  finished.reduce((total, { files }) => total + files.length, 0);
