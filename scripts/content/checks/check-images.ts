/** Whether the pictures that the YAML names are there. Whether they can be decoded is not looked at. */

import type { Problem } from "../problem.ts";
import { ImageFolder } from "./image-folder.ts";
import { type ImageReference, toProblem } from "./image-references.ts";

/** `present` are files inside `images/`; for every other reference there is a problem. */
export function checkImages(
  root: string,
  references: readonly ImageReference[],
): { present: ImageReference[]; problems: Problem[] } {
  const folder = new ImageFolder(root);
  const [first] = references;
  if (first && folder.isEmpty) {
    return {
      present: [],
      problems: [
        toProblem(first, "There are no photos: the folder images/ is missing or empty. Put it back."),
      ],
    };
  }
  const checked = references.map((reference) => ({ reference, message: folder.problemWith(reference.path) }));
  return {
    present: checked.flatMap(({ reference, message }) => (message ? [] : [reference])),
    problems: checked.flatMap(({ reference, message }) => (message ? [toProblem(reference, message)] : [])),
  };
}
