/** The texts of studio.yaml that are Markdown, and what they lead to and show. */
import type { PagePath } from "#domain/routes.ts";
import type { Position } from "../problem.ts";
import { expand, subjectOf, valueAt } from "../subject.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";
import { type Part, readParts } from "./parts.ts";

/** `**` stands for each entry of a list. */
const TEXTS: { place: string[]; page: PagePath }[] = [
  { place: ["booking", "intro"], page: "/booking/" },
  { place: ["booking", "faq", "**", "answer"], page: "/booking/" },
  { place: ["about", "biography"], page: "/about/" },
  { place: ["policies", "sections", "**", "body"], page: "/info/" },
];

/** `page` shows the text; `subject` names it. */
export type PlacedPart = Part & Position & { page: PagePath; file: string; subject: string };

/** None in the other files. */
export function findParts(source: YamlSource): PlacedPart[] {
  if (source.file !== "studio.yaml") return [];
  return TEXTS.flatMap(({ place, page }) =>
    expand(source.data, place).flatMap((path) => {
      const text = valueAt(source.data, path);
      if (typeof text !== "string") return [];
      const subject = subjectOf(source, path);
      const locate = (part: Part) => ({ ...part, ...source.wordAt(path, part.offset) });
      return readParts(text).map((part) => ({ ...locate(part), page, file: source.file, subject }));
    }),
  );
}
