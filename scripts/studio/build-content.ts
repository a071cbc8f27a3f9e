/** Turns content and photos into pictures, and into the data files that the pages read. Prints nothing. */
import { join } from "node:path";
import { writeBrand } from "#brand/write-brand.ts";
import { atReferences, formatRemarks, type Problem } from "#content/problem.ts";
import { formatUnused } from "#content/suggestions.ts";
import { toRgb } from "#domain/colors.ts";
import type { Content } from "#domain/content.ts";
import { SHARED_DESIGNS, toSharedDesigns } from "#domain/shared-designs.ts";
import { writeFileIfChanged } from "#files/files.ts";
import { readSettings } from "#files/settings.ts";
import type { OnProgress } from "#pictures/memory.ts";
import { type MadePictures, makePictures } from "#pictures/pictures.ts";
import { planOriginals } from "#pictures/plan.ts";
import { findTattoos } from "#pictures/tattoo/tattoos.ts";
import { findProblems, findRemarks, loadStudio } from "./inspect.ts";

/** The folders of a project and of its data files. */
export type Project = { root: string; data: string };

/**
 * `changed` says whether the data files differ from before. `notes` names photos that no entry uses, and what may be
 * intended.
 */
export type BuiltContent =
  | ({
      ok: true;
      content: Content;
      notes: string;
      changed: boolean;
    } & MadePictures)
  | { ok: false; problems: Problem[] };

/** Callbacks for events during the build: progress of the pictures, a changed brand. */
type Listeners = { onProgress?: OnProgress; onRebranded?(): void };

/** Builds the content. If there are problems, returns them all and leaves the data files alone. Throws a disk fault. */
export async function buildContent(
  { root, data }: Project,
  { onProgress, onRebranded }: Listeners = {},
): Promise<BuiltContent> {
  const loaded = await loadStudio(root);
  const { content, problems, references } = loaded;
  if (!content || problems.length > 0)
    return { ok: false, problems: await findProblems(root, loaded, onProgress) };
  content.studio.repository ??= readSettings().repository;
  // The brand comes first, because redrawing on a new paper takes long.
  const rebranded = await writeBrand(root, data, content);
  if (rebranded) onRebranded?.();
  const paper = toRgb(content.studio.brand.colors.light.paper);
  const pictures = await makePictures({ root, paper }, planOriginals(content), onProgress);
  if (!pictures.ok) return { ok: false, problems: atReferences(pictures.unusable, references) };
  const { manifest } = pictures;
  const write = (name: string, value: unknown) => writeFileIfChanged(join(data, name), JSON.stringify(value));
  const changes = [
    write("content.json", content),
    write("manifest.json", manifest),
    write("tattoos.json", await findTattoos(root, content, manifest)),
    write(SHARED_DESIGNS, toSharedDesigns(content, manifest)),
  ];
  const changed = rebranded || changes.includes(true);
  const notes = formatUnused(content, loaded.unused) + formatRemarks(findRemarks(loaded, pictures.remarks));
  return { ...pictures, content, notes, changed };
}
