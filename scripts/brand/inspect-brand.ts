/** Checks that the mark and the fonts in studio.yaml are usable. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ImageReference, type Problem, toProblem, unusableOrThrow } from "#content/problem";
import { IMAGES } from "#content/studio-files";
import { encodeIcon } from "#pictures/shapes";
import { placeMark, readMark } from "./mark.ts";

/** `places` refer to existing files. */
export async function inspectBrand(root: string, places: readonly ImageReference[]): Promise<Problem[]> {
  const faults = await Promise.all(places.map((place) => inspect(root, place).catch(unusableOrThrow)));
  return places.flatMap((place, index) => {
    const fault = faults[index];
    return fault ? [toProblem(place, fault)] : [];
  });
}

async function inspect(root: string, place: ImageReference): Promise<void> {
  const bytes = readFileSync(join(root, IMAGES, place.path));
  if (place.kind === "mark") await readMark(place.path, bytes.toString());
  else (await import("./face.ts")).openFont(place.path, bytes);
}

/** Remarks on a mark with a background, because all shapes take one color. `places` refer to usable files. */
export async function remarkOnMark(root: string, places: readonly ImageReference[]): Promise<Problem[]> {
  const place = places.find(({ kind }) => kind === "mark");
  if (!place) return [];
  const mark = await readMark(place.path, readFileSync(join(root, IMAGES, place.path), "utf8"));
  if (!(await isBlock(mark))) return [];
  const message = `images/${place.path} fills its entire area, so it becomes a solid block. Remove its background.`;
  return [toProblem(place, { message })];
}

/** Leaves out the edges, because a background may have round corners. */
async function isBlock(mark: string): Promise<boolean> {
  const stretched = mark
    .replace(/ preserveAspectRatio="[^"]*"/, "")
    .replace(/^<svg/, '$& preserveAspectRatio="none"');
  const paper =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/>';
  const [drawn, block] = await Promise.all([
    encodeIcon(`${paper}${placeMark(stretched, { x: -8, y: -8, side: 80 })}</svg>`),
    encodeIcon(`${paper}<rect width="64" height="64"/></svg>`),
  ]);
  return Buffer.compare(drawn, block) === 0;
}
