/** Checks that originals can be used, and points out those that will look poor. Writes nothing. */
import { join } from "node:path";
import { type ImageReference, type OriginalError, originalErrorOrThrow } from "#content/problem.ts";
import { IMAGES } from "#content/studio-files.ts";
import { toRgb } from "#domain/colors.ts";
import type { Content } from "#domain/content.ts";
import { fileState } from "#files/files.ts";
import { decode } from "./codec/codec.ts";
import { recallOriginals, remarkOnOriginal } from "./make.ts";
import { inParallel, type OnProgress } from "./memory.ts";
import { type PhotoRemark, toPhotoRemarks } from "./pictures.ts";
import { type PlannedOriginal, planOriginals } from "./plan.ts";
import { readFingerprints, toUnusable, withOriginal } from "./read.ts";

/** Decodes each file that has changed since the last build. The problems keep the order of the references. */
export async function inspectOriginals(
  root: string,
  references: readonly ImageReference[],
  onProgress?: OnProgress,
): Promise<OriginalError[]> {
  const folder = join(root, IMAGES);
  const fingerprints = readFingerprints(root);
  const isVerified = (path: string) =>
    fingerprints.has(path) && fingerprints.get(path)?.state === fileState(join(folder, path));
  const pictures = references.flatMap(({ kind, path }) => (kind === "picture" ? path : []));
  const unknown = [...new Set(pictures)].filter((path) => !isVerified(path));
  const found = await inParallel(unknown, (path) => inspectOriginal(folder, path), onProgress);
  return found.filter((original) => original !== undefined);
}

/** Tries to decode an original. Returns undefined when that succeeds. */
function inspectOriginal(folder: string, path: string): Promise<OriginalError | undefined> {
  return withOriginal(folder, path, ({ bytes }) =>
    // Some decoders skip detail when the size is small.
    decode(bytes, { width: 16, height: 16 }).then(
      () => undefined,
      (cause) => toUnusable(path, cause),
    ),
  ).catch(originalErrorOrThrow);
}

/** Remarks on drawings that cannot be made clean, and on small photos. Opens only those that no build has made. */
export async function inspectPictures(
  root: string,
  content: Content,
  onProgress?: OnProgress,
): Promise<PhotoRemark[]> {
  const paper = toRgb(content.studio.brand.colors.light.paper);
  const { recalled, missing } = recallOriginals({ root, paper }, planOriginals(content));
  const inspect = (original: PlannedOriginal) =>
    withOriginal(join(root, IMAGES), original.path, async (opened) =>
      toPhotoRemarks(original.path, await remarkOnOriginal(opened, original, paper)),
    );
  const inspected = await inParallel(missing, inspect, onProgress);
  return [
    ...recalled.flatMap((known) => (known ? toPhotoRemarks(known.path, known.made.remark) : [])),
    ...inspected.flat(),
  ];
}
