/** The Markdown texts of studio.yaml, with their links and pictures. */
import type { PagePath } from "#domain/routes.ts";
import type { Place } from "../problem.ts";
import { placeOf, textsAt } from "../subject.ts";
import type { Path } from "../yaml/nodes.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";
import { type Part, readParts } from "./parts.ts";

/** `**` matches each entry of a list. */
const TEXTS: { place: string[]; page: PagePath }[] = [
  { place: ["booking", "intro"], page: "/booking/" },
  { place: ["booking", "faq", "**", "answer"], page: "/booking/" },
  { place: ["about", "biography"], page: "/about/" },
  { place: ["policies", "sections", "**", "body"], page: "/info/" },
];

type MarkdownText = { path: Path; text: string; page: PagePath };

/** `page` shows the text. */
export type PlacedPart = Part & Place & { page: PagePath };

export function findParts(source: YamlSource): PlacedPart[] {
  return findTexts(source).flatMap(({ path, text, page }) => {
    const place = placeOf(source, path);
    return readParts(text).map((part) => ({
      ...part,
      page,
      ...place,
      ...source.wordAt(path, part.offset),
    }));
  });
}

/** None in the other files. */
export function findTexts(source: YamlSource): MarkdownText[] {
  if (source.file !== "studio.yaml") return [];
  return TEXTS.flatMap(({ place, page }) =>
    textsAt(source.data, [place]).map((found) => ({ ...found, page })),
  );
}
