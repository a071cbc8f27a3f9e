/** One YAML file, parsed and checked by itself. */
import { checkEntries } from "./checks/check-entries.ts";
import { checkTexts } from "./checks/check-texts.ts";
import { findImages, type ImageReference } from "./checks/image-references.ts";
import type { FileName } from "./files.ts";
import type { Problem } from "./problem.ts";
import { validate } from "./prose/validate.ts";
import { type FileContent, SCHEMAS } from "./schemas.ts";
import { explainFault } from "./yaml/explain-fault.ts";
import type { Reading } from "./yaml/read-text.ts";
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
