/** Makes the pictures that the cache lacks, and copies all of them into the site. */
import { basename, join } from "node:path";
import { UnusableOriginal, unusableOrThrow } from "#content/problem.ts";
import type { Derivative, Manifest, PlateEntry, ShownEntry } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { isGallery, ROLE_NAMES, ROLES, type Role } from "#domain/roles.ts";
import { picturesFolder } from "#files/folders.ts";
import { placeFiles } from "#files/store.ts";
import { joinThumbs } from "./codec/thumbs.ts";
import {
  type Finished,
  makeOriginal,
  openWorkspace,
  PUBLISHED,
  recallOriginal,
  toWarning,
  type Warning,
  type Workspace,
} from "./make.ts";
import { inParallel, type OnProgress } from "./memory.ts";
import type { PlannedOriginal } from "./plan.ts";
import { readFingerprints, writeFingerprints } from "./read.ts";

/** `made` and `reused` count derivatives. */
export type MadePictures = { manifest: Manifest; made: number; reused: number; warnings: Warning[] };

/**
 * Makes what the cache lacks, and deletes from it what no original needs anymore. If some originals are unusable,
 * returns those, and the cache keeps the pictures of the others.
 */
export async function makePictures(
  project: Omit<Workspace, "store">,
  originals: readonly PlannedOriginal[],
  onProgress?: OnProgress,
): Promise<MadePictures | UnusableOriginal[]> {
  const workspace = openWorkspace(project);
  const fingerprints = readFingerprints(workspace.root);
  const recalled = originals.map((original) => recallOriginal(original, fingerprints, workspace));
  const missing = originals.filter((_, index) => recalled[index] === undefined);
  const make = (original: PlannedOriginal) => makeOriginal(original, workspace).catch(unusableOrThrow);
  const made = await inParallel(missing, make, onProgress);
  const results = recalled.flatMap((known) => known ?? made.splice(0, 1));
  const unusable = results.filter((result) => result instanceof UnusableOriginal);
  if (unusable.length > 0) return unusable;
  const finished = results.flatMap((result) => (result instanceof UnusableOriginal ? [] : result));
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
  const warnings = finished.flatMap(({ path, made }) => toWarning(path, made.warning));
  return { manifest, made: fresh, reused: countFiles(finished) - fresh, warnings };
}

/** Groups the entries by role, in the order of the originals. */
async function toManifest(finished: readonly Finished[], paper: Rgb): Promise<Manifest> {
  const entriesOf = <R extends Role>(role: R) =>
    Object.fromEntries(
      finished.flatMap(({ path, made }) => {
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

const countFiles = (finished: readonly Finished[]) =>
  finished.reduce((total, { files }) => total + files.length, 0);

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
