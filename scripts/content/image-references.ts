/** Every place in the YAML that names a picture, or a file of the brand. */
import { toReadable } from "#domain/address.ts";
import { findParts } from "./checks/markdown.ts";
import type { ImageReference } from "./problem.ts";
import { textsOf } from "./prose/field.ts";
import { locationOf } from "./subject.ts";
import { asYaml } from "./yaml/spelling.ts";
import type { YamlSource } from "./yaml/yaml-source.ts";

/** The schema reports values that are blank or not text. */
export function findImages(source: YamlSource): ImageReference[] {
  const files = textsOf(source, "file").filter(({ text }) => text.trim());
  const inFields = files.map(({ path, text }) => ({
    ...locationOf(source, path),
    path: text.trim(),
    isOfBrand: path[0] === "brand",
    correct: (meant: string) => source.correct(path, asYaml(meant)),
  }));
  const pictures = findParts(source).filter(({ kind, address }) => kind === "picture" && address !== "");
  const inTexts = pictures.map(({ file, subject, line, column, address }) => {
    return { file, subject, line, column, path: toReadable(address), isOfBrand: false };
  });
  return [...inFields, ...inTexts];
}
