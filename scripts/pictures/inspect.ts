/** Checks that originals can be used, and that photos of drawings can be cleaned up. Writes nothing. */
import { join } from "node:path";
import {
  type ImageReference,
  type Problem,
  toProblem,
  type UnusableOriginal,
  unusableOrThrow,
} from "#content/problem.ts";
import { IMAGES } from "#content/studio-files.ts";
import { toRgb } from "#domain/colors.ts";
import type { Content } from "#domain/content.ts";
import { rowOf } from "#domain/roles.ts";
import { fileState } from "#files/files.ts";
import { scanOriginal } from "./derive-original.ts";
import { openWorkspace, recallOriginal, toWarning, type Warning } from "./make.ts";
import { inParallel } from "./memory.ts";
import { decode } from "./pixels/codec/render.ts";
import { planOriginals } from "./plan.ts";
import { readFingerprints, toUnusable, withOriginal } from "./read.ts";

/** The size to decode to: small, because some decoders then skip detail. */
const INSPECTED = { width: 16, height: 16 };

/** Decodes each file that has changed since the last build. The problems keep the order of the references. */
export async function inspectOriginals(
  root: string,
  references: readonly ImageReference[],
): Promise<Problem[]> {
  const folder = join(root, IMAGES);
  const fingerprints = readFingerprints(root);
  const isVerified = (path: string) =>
    fingerprints.has(path) && fingerprints.get(path)?.state === fileState(join(folder, path));
  const unknown = [...new Set(references.map(({ path }) => path))].filter((path) => !isVerified(path));
  const found = await inParallel(unknown, (path) => inspectOriginal(folder, path));
  return toProblems(
    found.filter((problem) => problem !== undefined),
    references,
  );
}

/** Reports each reference to an unusable original. */
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

/** Turns warnings into problems of the designs that show the photos. Only designs are scanned. */
export const toRemarks = (warnings: readonly Warning[], references: readonly ImageReference[]): Problem[] =>
  toProblems(
    warnings,
    references.filter(({ file }) => file === "catalogue.yaml"),
  );

/** Returns undefined when the original can be decoded. */
function inspectOriginal(folder: string, path: string): Promise<UnusableOriginal | undefined> {
  return withOriginal(folder, path, ({ bytes }) =>
    decode(bytes, INSPECTED).then(
      () => undefined,
      (cause) => toUnusable(path, cause),
    ),
  ).catch(unusableOrThrow);
}

/** Warns of drawings that cannot be made clean. Scans only photos that no build has scanned. */
export async function inspectScans(root: string, content: Content): Promise<Warning[]> {
  const paper = toRgb(content.studio.brand.colors.light.paper);
  const workspace = openWorkspace({ root, paper });
  const fingerprints = readFingerprints(root);
  const drawings = planOriginals(content).filter(({ roles }) => roles.some((role) => rowOf(role).isDrawing));
  const inspected = await inParallel(drawings, async (original) => {
    const { path } = original;
    const known = recallOriginal(original, fingerprints, workspace);
    if (known) return toWarning(path, known.made.warning);
    return withOriginal(join(root, IMAGES), path, async (opened) =>
      toWarning(path, (await scanOriginal(opened, original, paper)).warning),
    );
  });
  return inspected.flat();
}
