/** Checks that the designs which the works show are in the catalogue. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Problem } from "../problem.ts";
import { listAt, placeOf, valueAt } from "../subject.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

/** `portfolio` may have other problems; `catalogue` has none. */
export function checkDesigns(portfolio: YamlSource, catalogue: readonly Design[]): Problem[] {
  return listAt(portfolio.data, ["works"]).flatMap((work, index) => {
    const shown = valueAt(work, ["design"]);
    if (!Number.isInteger(shown) || catalogue.some(({ id }) => id === shown)) return [];
    const path = ["works", index, "design"];
    const message = `There is no design ${shown} in catalogue.yaml. Write the id of one that is there, or remove the line.`;
    return [{ ...placeOf(portfolio, path), message }];
  });
}
