/** One YAML file, parsed and checked by itself. */
import type { Design } from "#domain/catalogue-schema.ts";
import { checkEntries } from "./checks/check-entries.ts";
import { checkTexts } from "./checks/check-texts.ts";
import type { FileName } from "./files.ts";
import { findImages, type ImageReference } from "./image-references.ts";
import type { Problem } from "./problem.ts";
import { validate } from "./prose/validate.ts";
import type { Reading } from "./read-text.ts";
import { type FileContent, SCHEMAS } from "./schemas.ts";
import { listAt, locationOf, valueAt } from "./subject.ts";
import { explainFault } from "./yaml/explain-fault.ts";
import { YamlSource } from "./yaml/yaml-source.ts";

/** Its pictures are listed, but not looked for. */
type CheckedFile<F extends FileName> = {
  /** Present when there is no problem. */
  value?: FileContent[F];
  /** Absent when it is not YAML. */
  source?: YamlSource;
  problems: Problem[];
  images: ImageReference[];
};

export function checkReading<F extends FileName>(file: F, { text, mistake }: Reading): CheckedFile<F> {
  if (mistake) return { problems: [{ file, subject: "the whole file", ...mistake }], images: [] };
  const source = new YamlSource(file, text);
  if (source.fault) return { problems: [explainFault(source, source.fault)], images: [] };
  const { value, problems: refused } = validate(source, SCHEMAS[file]);
  const problems = [...checkTexts(source, refused), ...checkEntries(source)];
  return { value, source, problems, images: findImages(source) };
}

/** Whether the designs that the works show are in the catalogue. `portfolio` may have other problems. */
export function checkDesigns(portfolio: YamlSource, catalogue: readonly Design[]): Problem[] {
  return listAt(portfolio.data, ["works"]).flatMap((work, index) => {
    const shown = valueAt(work, ["design"]);
    if (!Number.isInteger(shown) || catalogue.some(({ id }) => id === shown)) return [];
    const message = `There is no design ${shown} in catalogue.yaml. Write the id of one that is there, or remove the line.`;
    return [{ ...locationOf(portfolio, ["works", index, "design"]), message }];
  });
}
