/** Content and photos to pictures and the two data files that the pages read. Prints nothing. */
import { join } from "node:path";
import { inspectBrand } from "#brand/inspect-brand.ts";
import { writeBrand } from "#brand/write-brand.ts";
import { type Content, loadContent } from "#content/load-content.ts";
import type { Problem } from "#content/problem.ts";
import { writeFileIfChanged } from "#disk/atomic-write.ts";
import { toRgb } from "#domain/contrast.ts";
import { planOriginals } from "#domain/plan.ts";
import { inspectOriginals, toProblems } from "#images/inspect.ts";
import { type MadePictures, makePictures, type OnProgress } from "#images/make-pictures.ts";

/** The folders of a project and of its data files. */
export type Project = { root: string; data: string };

/** `changed`: the data files differ from before. `unused`: photos below `images/` that no entry names. */
export type BuiltContent =
  | ({ ok: true; content: Content; unused: string[]; changed: boolean } & MadePictures)
  | { ok: false; problems: Problem[] };

/** Returns all problems, if any, and then leaves the data files as they are. Throws when the disk refuses. */
export async function buildContent({ root, data }: Project, onProgress: OnProgress): Promise<BuiltContent> {
  const { content, problems, images, brandFiles, unused } = loadContent(root);
  const ofBrand = inspectBrand(root, brandFiles);
  if (!content || ofBrand.length > 0) {
    return { ok: false, problems: [...problems, ...ofBrand, ...(await inspectOriginals(root, images))] };
  }
  const paper = toRgb(content.studio.brand.colors.light.paper);
  const pictures = await makePictures({ root, paper }, planOriginals(content), onProgress);
  if (Array.isArray(pictures)) return { ok: false, problems: toProblems(pictures, images) };
  const write = (name: string, value: unknown) => writeFileIfChanged(join(data, name), JSON.stringify(value));
  const changes = [write("content.json", content), write("manifest.json", pictures.manifest)];
  changes.push(await writeBrand(root, data, content));
  return { ok: true, content, unused, changed: changes.includes(true), ...pictures };
}
