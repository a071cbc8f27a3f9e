/** One YAML file, parsed and checked by itself. */
import { checkBullets } from "./checks/check-bullets.ts";
import { checkScans } from "./checks/check-scans.ts";
import { checkTexts } from "./checks/check-texts.ts";
import { checkUnique } from "./checks/check-unique.ts";
import { findImages, type ImageReference } from "./checks/image-references.ts";
import { validate } from "./checks/validate.ts";
import type { FileName } from "./files.ts";
import type { Problem } from "./problem.ts";
import { type FileContent, SCHEMAS } from "./schemas.ts";
import type { Reading } from "./yaml/read-text.ts";
import { YamlSource } from "./yaml/yaml-source.ts";

/** Its pictures are listed, but not looked for. */
type CheckedFile<F extends FileName> = {
  /** Present when there is no problem. */
  value?: FileContent[F];
  /** Absent when it is not YAML. */
  source?: YamlSource;
  /** Where it stops being YAML. */
  faultLine?: number;
  problems: Problem[];
  /** What may be intended. */
  remarks: Problem[];
  images: ImageReference[];
};

export function checkReading<F extends FileName>(file: F, { text, mistakes }: Reading): CheckedFile<F> {
  const encoding = mistakes.map((mistake) => ({ file, subject: "the whole file", ...mistake }));
  if (text === undefined) return { problems: encoding, remarks: [], images: [] };
  const checked = checkText(file, text);
  const own = checked.problems.filter(({ line }) => !mistakes.some((mistake) => mistake.line === line));
  return { ...checked, problems: [...encoding, ...own] };
}

function checkText<F extends FileName>(file: F, text: string): CheckedFile<F> {
  const source = new YamlSource(file, text);
  const { fault } = source;
  if (fault) return { faultLine: fault.line, problems: [{ file, ...fault }], remarks: [], images: [] };
  const { value, problems: refused } = validate(source, SCHEMAS[file]);
  const { problems, remarks } = checkTexts(source, refused);
  const all = [...problems, ...checkUnique(source), ...checkScans(source), ...checkBullets(source)];
  return { value, source, problems: all, remarks, images: findImages(source) };
}
