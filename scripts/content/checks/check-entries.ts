/** Checks the entries of a list against one another, even in otherwise invalid data. */
import { isDeepStrictEqual } from "node:util";
import { toSlug } from "#domain/routes.ts";
import { listAt, locationOf, nameEntry, valueAt } from "../explain/subject.ts";
import type { Problem } from "../problem.ts";
import type { Path, YamlSource } from "../source.ts";

/** The values of `key` are unique across all of `lists`, because one page uses them as ids. */
const UNIQUE: { file: string; lists: Path[]; key: "id" | "title" | "question" }[] = [
  { file: "catalogue.yaml", lists: [[]], key: "id" },
  { file: "portfolio.yaml", lists: [["works"]], key: "id" },
  { file: "studio.yaml", lists: [["policies", "sections"], ["care"]], key: "title" },
  { file: "studio.yaml", lists: [["booking", "faq"]], key: "question" },
];

export function checkEntries(source: YamlSource): Problem[] {
  const repeated = UNIQUE.filter(({ file }) => file === source.file).flatMap(({ lists, key }) =>
    findRepeated(source, lists, key),
  );
  return source.file === "catalogue.yaml" ? [...repeated, ...checkScans(source)] : repeated;
}

function findRepeated(source: YamlSource, lists: readonly Path[], key: string): Problem[] {
  const paths = lists.flatMap((list) => listAt(source.data, list).map((_, index) => [...list, index]));
  const values = paths.map((path) => toComparable(valueAt(source.data, [...path, key])));
  const next = Math.max(...values.filter((value) => typeof value === "number")) + 1;
  return paths.flatMap((path, index) => {
    const first = paths[values.indexOf(values[index])];
    if (values[index] === undefined || !first || first === path) return [];
    const remedy = key === "id" ? `Choose another, such as ${next}.` : "Choose another.";
    const what = `The ${key} ${valueAt(source.data, [...path, key])}`;
    const message = `${what} is already taken by ${nameEntry(source, first, key)}. ${remedy}`;
    return [{ ...locationOf(source, [...path, key]), message }];
  });
}

/** Titles become slugs, so two titles with the same slug collide. */
function toComparable(value: unknown): unknown {
  if (typeof value === "string") return toSlug(value) || undefined;
  return Number.isInteger(value) ? value : undefined;
}

/** Designs that share a photo must agree on its scan, because the photo is made once. */
function checkScans(source: YamlSource): Problem[] {
  const { data } = source;
  const images = listAt(data, []).map((entry) => valueAt(entry, ["image"]));
  return images.flatMap((image, index) => {
    const first = images.indexOf(image);
    const differs = (key: string) =>
      !isDeepStrictEqual(valueAt(data, [index, key]), valueAt(data, [first, key]));
    const key = ["corners", "scan"].find(differs);
    if (typeof image !== "string" || key === undefined) return [];
    const path = [index, valueAt(data, [index, key]) === undefined ? "image" : key];
    const message = `The photo is also used by ${nameEntry(source, [first], "image")}, which has a different value for ${key}. Write the same here, or copy the photo and use the copy.`;
    return [{ ...locationOf(source, path), message }];
  });
}
