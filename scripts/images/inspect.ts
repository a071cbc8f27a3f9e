/** Checks that the originals can be used; writes nothing. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { type ImageReference, toProblem } from "#content/checks/image-references.ts";
import type { Problem } from "#content/problem.ts";
import { readFingerprints } from "./fingerprints.ts";
import { forDecoding } from "./memory.ts";
import { fileState, IMAGES, withOriginal } from "./original.ts";
import { refuse, UnusableOriginal } from "./original-problem.ts";
import { decode } from "./pixels/render.ts";

/** Small: decoders that can skip detail do. */
const INSPECTED = { width: 16, height: 16 };

/**
 * Decodes each file fully, unless it is unchanged since a build decoded it. Returns a problem for every reference to an
 * unusable one, in the order of the references.
 */
export async function inspectOriginals(
  root: string,
  references: readonly ImageReference[],
): Promise<Problem[]> {
  const folder = join(root, IMAGES);
  const fingerprints = readFingerprints(root);
  const isVerified = (path: string) =>
    fingerprints.has(path) && fingerprints.get(path)?.state === fileState(join(folder, path));
  const unknown = [...new Set(references.map(({ path }) => path))].filter((path) => !isVerified(path));
  const found = await pMap(unknown, (path) => inspectOriginal(folder, path), {
    concurrency: availableParallelism() + 1,
  });
  return toProblems(
    found.filter((problem) => problem !== undefined),
    references,
  );
}

/** A problem for every reference to one of the unusable originals. */
export function toProblems(
  unusable: readonly UnusableOriginal[],
  references: readonly ImageReference[],
): Problem[] {
  const byPath = new Map(unusable.map((original) => [original.path, original]));
  return references.flatMap((reference) => {
    const original = byPath.get(reference.path);
    return original ? [toProblem(reference, original.message)] : [];
  });
}

export async function inspectOriginal(folder: string, path: string): Promise<UnusableOriginal | undefined> {
  try {
    return await withOriginal(folder, path, async ({ bytes, decoding }) => {
      await forDecoding
        .hold(decoding, () => decode(bytes, INSPECTED))
        .catch((cause) => {
          throw refuse(path, cause);
        });
      return undefined;
    });
  } catch (error) {
    if (error instanceof UnusableOriginal) return error;
    throw error;
  }
}
