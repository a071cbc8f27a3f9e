/** Checks that designs which share a photo agree on its scan, because the photo is made once. */
import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../problem.ts";
import { listAt, nameEntry, placeOf, valueAt } from "../subject.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

const KEYS = ["corners", "scan"];

export function checkScans(source: YamlSource): Problem[] {
  const { file, data } = source;
  if (file !== "catalogue.yaml") return [];
  const images = listAt(data, []).map((entry) => valueAt(entry, ["image"]));
  return images.flatMap((image, index) => {
    const first = images.indexOf(image);
    const differs = (key: string) =>
      !isDeepStrictEqual(valueAt(data, [index, key]), valueAt(data, [first, key]));
    const key = KEYS.find(differs);
    if (typeof image !== "string" || key === undefined) return [];
    const path = [index, valueAt(data, [index, key]) === undefined ? "image" : key];
    const message = `The photo is also that of ${nameEntry(source, [first], "image")}, which says something else under ${key}. Write the same here, or copy the photo and name the copy.`;
    return [{ ...placeOf(source, path), message }];
  });
}
