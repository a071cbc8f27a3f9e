/** Whether the originals can be used, without making or writing anything. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { type ImageReference, toProblem } from "#content/checks/image-references.ts";
import type { Problem } from "#content/problem.ts";
import { readFingerprints } from "./fingerprints.ts";
import { CACHE, FINGERPRINTS, IMAGES } from "./folders.ts";
import { forDecoding } from "./memory.ts";
import { fileState, withOriginal } from "./original.ts";
import { refuse, UnusableOriginal } from "./original-problem.ts";
import { decode } from "./pixels/render.ts";

/** Large enough to look at, small enough for decoders that can skip detail. */
const INSPECTED = { width: 16, height: 16 };

/**
 * Decodes each file fully, unless a build has done so and the file is as it was then. A problem for every place
 * that names an unusable one, in the order of the places.
 */
export async function inspectOriginals(root: string, places: readonly ImageReference[]): Promise<Problem[]> {
  const folder = join(root, IMAGES);
  const fingerprints = readFingerprints(join(root, CACHE, FINGERPRINTS));
  const isVerified = (path: string) =>
    fingerprints.has(path) && fingerprints.get(path)?.state === fileState(join(folder, path));
  const unknown = [...new Set(places.map(({ path }) => path))].filter((path) => !isVerified(path));
  const found = await pMap(unknown, (path) => inspectOriginal(folder, path), {
    concurrency: availableParallelism() + 1,
  });
  return toProblems(
    found.filter((problem) => problem !== undefined),
    places,
  );
}

/** A problem for every place that names one of the unusable originals. */
export function toProblems(
  unusable: readonly UnusableOriginal[],
  places: readonly ImageReference[],
): Problem[] {
  const byPath = new Map(unusable.map((original) => [original.path, original]));
  return places.flatMap((place) => {
    const original = byPath.get(place.path);
    return original ? [toProblem(place, original.message)] : [];
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
