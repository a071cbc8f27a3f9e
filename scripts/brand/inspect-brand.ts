/** Whether the mark and the fonts that studio.yaml names can be used. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ImageReference, toProblem } from "#content/checks/image-references.ts";
import type { Problem } from "#content/problem.ts";
import { IMAGES } from "#images/original.ts";
import { openFont } from "./face.ts";
import { readMark } from "./mark.ts";
import { UnusableFile } from "./unusable-file.ts";

/** `places` name files that are there. */
export function inspectBrand(root: string, places: readonly ImageReference[]): Problem[] {
  return places.flatMap((place) => {
    const bytes = readFileSync(join(root, IMAGES, place.path));
    try {
      if (/mark$/.test(place.subject)) readMark(place.path, bytes.toString());
      else openFont(place.path, bytes);
      return [];
    } catch (error) {
      if (error instanceof UnusableFile) return [toProblem(place, error.message)];
      throw error;
    }
  });
}
