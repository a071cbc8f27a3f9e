/** What is wrong with a studio, and what may be intended: in its files, brand and photos. Check, build and dev share it. */
import { inspectBrand } from "#brand/look.ts";
import type { Loaded } from "#content/check-content.ts";
import { atReferences, type ImageReference, type Problem } from "#content/problem.ts";
import { inspectOriginals } from "#pictures/inspect.ts";
import type { OnProgress } from "#pictures/memory.ts";
import type { PhotoRemark } from "#pictures/pictures.ts";
import { loadContent } from "./load.ts";

/** Reads and checks the files and the brand. `content` may be present even if the brand has problems. */
export async function loadStudio(root: string): Promise<Loaded> {
  const loaded = loadContent(root);
  const ofBrand = await inspectBrand(root, loaded.references);
  return { ...loaded, problems: [...loaded.problems, ...ofBrand] };
}

/** Returns all problems, with those of photos that cannot be used. */
export async function findProblems(
  root: string,
  { problems, references }: Loaded,
  onProgress?: OnProgress,
): Promise<Problem[]> {
  const unusable = await inspectOriginals(root, references, onProgress);
  return [...problems, ...atReferences(unusable, references)];
}

/** Returns all remarks. `ofPhotos` say which photos will look poor. */
export function findRemarks(
  { remarks, references }: Pick<Loaded, "remarks" | "references">,
  ofPhotos: readonly PhotoRemark[],
): Problem[] {
  return [...remarks, ...atReferences(ofPhotos, preferDesigns(references))];
}

/** Drops other references to a photo that a design shows: it is scanned for the design, whatever else shows it. */
function preferDesigns(references: readonly ImageReference[]): ImageReference[] {
  const isOfDesign = ({ file }: ImageReference) => file === "catalogue.yaml";
  const designs = new Set(references.filter(isOfDesign).map(({ path }) => path));
  return references.filter((reference) => isOfDesign(reference) || !designs.has(reference.path));
}
