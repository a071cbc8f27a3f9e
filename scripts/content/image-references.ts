/** Every place in the YAML that names a picture, or a file of the brand. */
import { toReadable } from "#domain/address.ts";
import { findParts } from "./checks/markdown.ts";
import type { ImageReference } from "./problem.ts";
import { locationOf, textsAt } from "./subject.ts";
import { asYaml } from "./yaml/spelling.ts";
import type { YamlSource } from "./yaml/yaml-source.ts";

/** Of the pictures, by file. `**` matches each entry of a list. */
const PLACES: Record<string, string[][]> = {
  "catalogue.yaml": [["**", "image"]],
  "portfolio.yaml": [
    ["works", "**", "src"],
    ["works", "**", "fresh"],
    ["studio", "**", "src"],
    ["portrait", "src"],
  ],
};

const OF_BRAND = [
  ["brand", "mark"],
  ["brand", "fonts", "display"],
  ["brand", "fonts", "text"],
];

/** In the order of the file. The schema reports values that are blank or not text. */
export function findImages(source: YamlSource): ImageReference[] {
  const pictures = findParts(source).filter(({ kind, address }) => kind === "picture" && address !== "");
  const inTexts = pictures.map(({ file, subject, line, column, address }) => {
    return { file, subject, line, column, path: toReadable(address) };
  });
  return [...findAt(source, PLACES[source.file] ?? []), ...inTexts];
}

export function findBrandFiles(source: YamlSource): ImageReference[] {
  return findAt(source, source.file === "studio.yaml" ? OF_BRAND : []);
}

function findAt(source: YamlSource, places: string[][]): ImageReference[] {
  return textsAt(source.data, places).flatMap(({ path: keys, text }) => {
    const path = text.trim();
    const correct = (meant: string) => source.correct(keys, asYaml(meant));
    return path ? [{ ...locationOf(source, keys), path, correct }] : [];
  });
}
