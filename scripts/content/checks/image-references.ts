/** Every place in the YAML that names a picture, or a file of the brand. */
import type { Problem } from "../problem.ts";
import { subjectOf, valueAt } from "../subject.ts";
import type { Path } from "../yaml/nodes.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

export type ImageReference = Omit<Problem, "message"> & {
  /** Below `images/`, as the YAML writes it. */
  path: string;
};

/** `**` stands for each entry of a list. */
const PLACES: Record<string, string[][]> = {
  "catalogue.yaml": [["**", "image"]],
  "portfolio.yaml": [
    ["works", "**", "src"],
    ["studio", "**", "src"],
    ["portrait", "src"],
  ],
  "studio.yaml": [
    ["brand", "mark"],
    ["brand", "fonts", "display"],
    ["brand", "fonts", "text"],
  ],
};

/** In the order of the file. The schema reports values that are blank or not text. */
export function findImages(source: YamlSource): ImageReference[] {
  const paths = (PLACES[source.file] ?? []).flatMap((place) => expand(source.data, place));
  return paths.flatMap((place) => {
    const value = valueAt(source.data, place);
    const position = source.valueAt(place);
    if (typeof value !== "string" || value.trim() === "") return [];
    return [{ path: value.trim(), file: source.file, subject: subjectOf(source, place), ...position }];
  });
}

/** A problem with a picture, at the place that names it. */
export function toProblem({ path: _, ...place }: ImageReference, message: string): Problem {
  return { ...place, message };
}

function expand(data: unknown, place: string[]): Path[] {
  const star = place.indexOf("**");
  if (star < 0) return [place];
  const list = valueAt(data, place.slice(0, star));
  const entries = Array.isArray(list) ? list : [];
  return entries.map((_, index) => [...place.slice(0, star), index, ...place.slice(star + 1)]);
}
