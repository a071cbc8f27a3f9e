/** Checks that the originals are usable. Writes nothing. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { type ImageReference, toProblem } from "#content/checks/image-references.ts";
import type { Problem } from "#content/problem.ts";
import { fileState } from "#disk/file-state.ts";
import type { Content } from "#domain/content.ts";
import { toRgb } from "#domain/contrast.ts";
import { entriesSchema } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { type PlannedOriginal, planOriginals } from "#domain/plan.ts";
import { rowOf } from "#domain/roles.ts";
import { scanOriginal } from "./derive-original.ts";
import { readFingerprints } from "./fingerprints.ts";
import { recallOriginal } from "./make-original.ts";
import { forDecoding } from "./memory.ts";
import { IMAGES, withOriginal } from "./original.ts";
import { refuse, UnusableOriginal } from "./original-problem.ts";
import { decode } from "./pixels/render.ts";
import { toWarning, type Warning } from "./report.ts";
import { CACHE, Store } from "./store.ts";

/** Small, because some decoders then skip detail. */
const INSPECTED = { width: 16, height: 16 };

/** Decodes each file, unless it is unchanged since a build did. The problems keep the order of the references. */
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

/** One problem for each reference to an unusable original. */
export function toProblems(
  unusable: readonly Pick<UnusableOriginal, "path" | "message">[],
  references: readonly ImageReference[],
): Problem[] {
  const byPath = new Map(unusable.map((original) => [original.path, original]));
  return references.flatMap((reference) => {
    const original = byPath.get(reference.path);
    return original ? [toProblem(reference, original)] : [];
  });
}

/** At the designs that show the photos: only those are scanned. */
export const toRemarks = (warnings: readonly Warning[], references: readonly ImageReference[]): Problem[] =>
  toProblems(
    warnings,
    references.filter(({ file }) => file === "catalogue.yaml"),
  );

/** What cannot be made clean. Scans only what no build has scanned. */
export async function inspectScans(root: string, content: Content): Promise<Warning[]> {
  const paper = toRgb(content.studio.brand.colors.light.paper);
  const folders = { paper, store: new Store(join(root, CACHE), entriesSchema), folder: join(root, IMAGES) };
  const fingerprints = readFingerprints(root);
  const drawings = planOriginals(content).filter(({ roles }) => roles.some((role) => rowOf(role).isDrawing));
  const warnings = await pMap(
    drawings,
    async (original) => {
      const known = recallOriginal(original, fingerprints, folders);
      return toWarning(original.path, known ? known.made.report : await scanAfresh(original, folders));
    },
    { concurrency: availableParallelism() + 1 },
  );
  return warnings.flat();
}

function scanAfresh(original: PlannedOriginal, { folder, paper }: { folder: string; paper: Rgb }) {
  return withOriginal(folder, original.path, (opened) =>
    forDecoding.hold(opened.decoding, async () => (await scanOriginal(opened, original, paper)).report),
  );
}

async function inspectOriginal(folder: string, path: string): Promise<UnusableOriginal | undefined> {
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
