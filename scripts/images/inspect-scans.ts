/** Checks that the photos of drawings can be made clean. Writes nothing. */
import type { Content } from "#domain/content.ts";
import { toRgb } from "#domain/contrast.ts";
import { type PlannedOriginal, planOriginals } from "#domain/plan.ts";
import { rowOf } from "#domain/roles.ts";
import { scanOriginal } from "./derive-original.ts";
import { readFingerprints } from "./fingerprints.ts";
import { type Folders, openFolders, recallOriginal } from "./make-original.ts";
import { inParallel } from "./memory.ts";
import { withOriginal } from "./original.ts";
import { toWarning, type Warning } from "./report.ts";

/** What cannot be made clean. Scans only what no build has scanned. */
export async function inspectScans(root: string, content: Content): Promise<Warning[]> {
  const folders = openFolders({ root, paper: toRgb(content.studio.brand.colors.light.paper) });
  const fingerprints = readFingerprints(root);
  const drawings = planOriginals(content).filter(({ roles }) => roles.some((role) => rowOf(role).isDrawing));
  const warnings = await inParallel(drawings, async (original) => {
    const known = recallOriginal(original, fingerprints, folders);
    return toWarning(original.path, known ? known.made.report : await scanAfresh(original, folders));
  });
  return warnings.flat();
}

function scanAfresh(original: PlannedOriginal, { folder, paper }: Folders) {
  return withOriginal(
    folder,
    original.path,
    async (opened) => (await scanOriginal(opened, original, paper)).report,
  );
}
