/** Checks the entries of a list against one another, even in otherwise invalid data. */
import { type Design, PLACEMENTS } from "#domain/catalogue-schema.ts";
import { truncate } from "#domain/fields-schema.ts";
import { toSlug } from "#domain/routes.ts";
import { locationOf, nameEntry, type Problem } from "./problem.ts";
import { listAt, type Path, valueAt, type YamlSource } from "./source.ts";
import { nearest } from "./spelling.ts";
import type { FileName } from "./studio-files.ts";

type Unique = { file: FileName; lists: Path[]; key: string };

/**
 * The values of `key` are unique across all of `lists`: one page uses them as ids, and a picture belongs to one design,
 * because it is scanned once.
 */
const UNIQUE: Unique[] = [
  { file: "catalogue.yaml", lists: [[]], key: "id" },
  { file: "catalogue.yaml", lists: [[]], key: "image" },
  { file: "portfolio.yaml", lists: [["works"]], key: "id" },
  { file: "studio.yaml", lists: [["policies", "sections"], ["care"]], key: "title" },
  { file: "studio.yaml", lists: [["booking", "faq"]], key: "question" },
];

/** Values that are probably a slip where two entries share them. */
const ALIKE: Unique[] = [
  { file: "catalogue.yaml", lists: [[]], key: "title" },
  { file: "portfolio.yaml", lists: [["works"]], key: "title" },
];

export function checkEntries(source: YamlSource): Problem[] {
  return UNIQUE.filter(({ file }) => file === source.file).flatMap((each) =>
    findRepeated(source, each, (value, first, next) => {
      const remedy = each.key === "id" ? `Choose another, such as ${next}.` : "Choose another.";
      return `The ${each.key} ${value} is already taken by ${first}. ${remedy}`;
    }),
  );
}

/** `explain` gets the value, and the name of the first entry that has it. */
function findRepeated(
  source: YamlSource,
  { lists, key }: Unique,
  explain: (value: string, first: string, next: number) => string,
): Problem[] {
  const paths = lists.flatMap((list) => listAt(source.data, list).map((_, index) => [...list, index, key]));
  const values = paths.map((path) => toComparable(valueAt(source.data, path), key));
  const next = Math.max(...values.filter((value) => typeof value === "number")) + 1;
  return paths.flatMap((path, index) => {
    const first = paths[values.indexOf(values[index])];
    if (values[index] === undefined || !first || first === path) return [];
    const value = truncate(String(valueAt(source.data, path)));
    const message = explain(value, nameEntry(source, first.slice(0, -1), key), next);
    return [{ ...locationOf(source, path), message }];
  });
}

/** Finds valid entries that are probably a slip: two that share a title. */
export function remarkOnEntries(source: YamlSource): Problem[] {
  return ALIKE.filter(({ file }) => file === source.file).flatMap((each) =>
    findRepeated(source, each, (value, first) => `${value} is also the title of ${first}.`),
  );
}

/** Names each place that is not a usual one where it first stands: a misspelled one would be a filter of its own. */
export function remarkOnPlacements(source: YamlSource, catalogue: readonly Design[]): Problem[] {
  const known = new Set(PLACEMENTS);
  return catalogue.flatMap(({ placement = [] }, design) =>
    placement.flatMap((place, index) => {
      if (known.has(place)) return [];
      known.add(place);
      const meant = nearest(place, PLACEMENTS);
      const message = `${place} is not a usual place. ${meant ? `Did you mean ${meant}?` : "Visitors can filter by it."}`;
      return [{ ...locationOf(source, [design, "placement", index]), message }];
    }),
  );
}

/** Returns what must be unique. Titles become slugs, so two titles with the same slug collide. */
function toComparable(value: unknown, key: string): unknown {
  if (typeof value === "string") return (key === "image" ? value.trim() : toSlug(value)) || undefined;
  return Number.isInteger(value) ? value : undefined;
}

/** Checks that the catalogue has the designs that the works name. `portfolio` may have other problems. */
export function checkDesigns(portfolio: YamlSource, catalogue: readonly Design[]): Problem[] {
  return listAt(portfolio.data, ["works"]).flatMap((work, index) => {
    const shown = valueAt(work, ["design"]);
    if (!Number.isInteger(shown) || catalogue.some(({ id }) => id === shown)) return [];
    const message = `There is no design ${shown} in catalogue.yaml. Write the id of a design that is in it, or remove the line.`;
    return [{ ...locationOf(portfolio, ["works", index, "design"]), message }];
  });
}
