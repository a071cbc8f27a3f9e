/** Checks the values that must be unique within a list, even in otherwise invalid data. */
import { toSlug } from "#domain/routes.ts";
import type { Problem } from "../problem.ts";
import { listAt, nameEntry, placeOf, valueAt } from "../subject.ts";
import type { Path } from "../yaml/nodes.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

const UNIQUE: { file: string; list: Path; key: "id" | "title" | "question" }[] = [
  { file: "catalogue.yaml", list: [], key: "id" },
  { file: "portfolio.yaml", list: ["works"], key: "id" },
  { file: "studio.yaml", list: ["policies", "sections"], key: "title" },
  { file: "studio.yaml", list: ["booking", "faq"], key: "question" },
];

export function checkUnique(source: YamlSource): Problem[] {
  return UNIQUE.filter(({ file }) => file === source.file).flatMap(({ list, key }) =>
    repeated(source, listAt(source.data, list), { list, key }),
  );
}

function repeated(
  source: YamlSource,
  entries: unknown[],
  { list, key }: { list: Path; key: string },
): Problem[] {
  const values = entries.map((entry) => comparable(valueAt(entry, [key])));
  const next = Math.max(...values.filter((value) => typeof value === "number")) + 1;
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    const path = [...list, index, key];
    const remedy = key === "id" ? `Choose another, such as ${next}.` : "Choose another.";
    const what = `The ${key} ${valueAt(entries, [index, key])}`;
    const message = `${what} is already taken by ${nameEntry(source, [...list, first], key)}. ${remedy}`;
    return [{ ...placeOf(source, path), message }];
  });
}

/** Titles become slugs, so two titles with the same slug clash. */
function comparable(value: unknown): unknown {
  if (typeof value === "string") return toSlug(value) || undefined;
  return Number.isInteger(value) ? value : undefined;
}
