/** What is wrong with a studio, and what may be intended: in its files, brand and photos. Check, build and dev share it. */
import { inspectBrand } from "#brand/look.ts";
import type { Loaded } from "#content/check-content.ts";
import { atReferences, type ImageReference, type Problem } from "#content/problem.ts";
import { inspectOriginals } from "#pictures/inspect.ts";
import type { OnProgress } from "#pictures/memory.ts";

export async function findProblems(
  root: string,
  { problems, references }: Loaded,
  onProgress?: OnProgress,
): Promise<Problem[]> {
  const ofBrand = await inspectBrand(root, references);
  const unusable = await inspectOriginals(root, references, onProgress);
  return [...problems, ...ofBrand, ...atReferences(unusable, references)];
}

/** `warnings` say which photos will look poor. */
export function findRemarks(
  { remarks, references }: Pick<Loaded, "remarks" | "references">,
  warnings: readonly { path: string; message: string }[],
): Problem[] {
  return [...remarks, ...atReferences(warnings, preferDesigns(references))];
}

/** A photo that a design shows is scanned for the design, whatever else shows it. */
function preferDesigns(references: readonly ImageReference[]): ImageReference[] {
  const isOfDesign = ({ file }: ImageReference) => file === "catalogue.yaml";
  const designs = new Set(references.filter(isOfDesign).map(({ path }) => path));
  return references.filter((reference) => isOfDesign(reference) || !designs.has(reference.path));
}
