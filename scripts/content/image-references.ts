/** Every place in the YAML that names a picture, or a file of the brand. */
import { toReadable } from "#domain/address.ts";
import { findParts } from "./checks/markdown.ts";
import type { ImageReference } from "./problem.ts";
import { findTexts } from "./prose/field.ts";
import { SCHEMAS } from "./schemas.ts";
import { locationOf } from "./subject.ts";
import { asYaml } from "./yaml/spelling.ts";
import type { YamlSource } from "./yaml/yaml-source.ts";

export function findImages(source: YamlSource): ImageReference[] {
  const pictures = findParts(source).filter(({ kind, address }) => kind === "picture" && address !== "");
  const inTexts = pictures.map(({ file, subject, line, column, address }) => {
    return { file, subject, line, column, path: toReadable(address) };
  });
  return [...findFiles(source, false), ...inTexts];
}

export const findBrandFiles = (source: YamlSource) => findFiles(source, true);

/** The schema reports values that are blank or not text. */
function findFiles(source: YamlSource, areOfBrand: boolean): ImageReference[] {
  return findTexts(source.data, SCHEMAS[source.file]).flatMap(({ kind, path: keys, text }) => {
    const path = text.trim();
    if (kind !== "file" || path === "" || (keys[0] === "brand") !== areOfBrand) return [];
    const correct = (meant: string) => source.correct(keys, asYaml(meant));
    return [{ ...locationOf(source, keys), path, correct }];
  });
}
