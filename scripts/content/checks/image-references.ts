/** Every place in the YAML that names a picture, or a file of the brand. */
import { toReadable } from "#domain/address.ts";
import { findParts } from "../markdown/texts.ts";
import type { Place, Problem } from "../problem.ts";
import { placeOf, textsAt } from "../subject.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

export type ImageReference = Place & {
  /** Below `images/`, as the YAML writes it. */
  path: string;
};

/** `**` matches each entry of a list. */
const PLACES: Record<string, string[][]> = {
  "catalogue.yaml": [["**", "image"]],
  "portfolio.yaml": [
    ["works", "**", "src"],
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
  return [...findAt(source, PLACES[source.file] ?? []), ...findInTexts(source)];
}

export function findBrandFiles(source: YamlSource): ImageReference[] {
  return findAt(source, source.file === "studio.yaml" ? OF_BRAND : []);
}

function findInTexts(source: YamlSource): ImageReference[] {
  const pictures = findParts(source).filter(({ kind, address }) => kind === "picture" && address !== "");
  return pictures.map(({ address, file, subject, line, column }) => ({
    path: toReadable(address),
    file,
    subject,
    line,
    column,
  }));
}

function findAt(source: YamlSource, places: string[][]): ImageReference[] {
  return textsAt(source.data, places).flatMap(({ path, text }) =>
    text.trim() ? [{ path: text.trim(), ...placeOf(source, path) }] : [],
  );
}

/** `meant` is the path to write instead. */
export type Refusal = { message: string; meant?: string };

export function toProblem({ path, ...place }: ImageReference, { message, meant }: Refusal): Problem {
  return { ...place, message, ...(meant && { fix: { from: path, to: meant } }) };
}
