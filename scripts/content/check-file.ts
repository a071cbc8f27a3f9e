/** Checks one YAML file by itself. */
import type { Conventions } from "#domain/conventions-schema.ts";
import { checkEntries } from "./checks/check-entries.ts";
import { findImages } from "./checks/check-images.ts";
import { checkTexts } from "./checks/check-texts.ts";
import { explainFault } from "./explain/syntax.ts";
import type { ImageReference, Position, Problem } from "./problem.ts";
import { type FileContent, schemasFor } from "./schemas.ts";
import { YamlSource } from "./source.ts";
import type { FileName } from "./studio-files.ts";
import { findUnindented, validate } from "./validate.ts";

/** The text of a file, without a byte order mark, or why there is none. */
export type Reading =
  | { text: string; mistake?: undefined }
  | { text?: undefined; mistake: Position & { message: string } };

/** `images` may name files that do not exist. */
export type CheckedFile<F extends FileName> = {
  file: F;
  /** Missing when the file cannot be read, or is not YAML. */
  source?: YamlSource;
  /** Present when there are no problems. */
  value?: FileContent[F];
  problems: Problem[];
  images: ImageReference[];
};

export type ValidFile<F extends FileName> = CheckedFile<F> & { source: YamlSource; value: FileContent[F] };

export function isValid<F extends FileName>(file: CheckedFile<F>): file is ValidFile<F> {
  return file.source !== undefined && file.value !== undefined;
}

/** Checks one file by itself. */
export function checkFile<F extends FileName>(
  file: F,
  { text = "", mistake }: Reading,
  conventions: Conventions,
): CheckedFile<F> {
  if (mistake) return { file, problems: [{ file, subject: "the whole file", ...mistake }], images: [] };
  const source = new YamlSource(file, text);
  const schema = schemasFor(conventions)[file];
  const fault = findUnindented(source, schema) ?? (source.fault && explainFault(source, source.fault));
  if (fault) return { file, problems: [fault], images: [] };
  const { value, problems: refused } = validate(source, schema);
  const problems = [...checkTexts(source, schema, refused), ...checkEntries(source)];
  return { file, source, value, problems, images: findImages(source) };
}
