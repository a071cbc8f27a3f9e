/** Measures how far a text is from correct. */
import { checkReading } from "../check-file.ts";
import type { ImageFolder } from "../checks/image-folder.ts";
import { findBrandFiles } from "../checks/image-references.ts";
import type { FileName } from "../files.ts";
import { checkImages } from "../load-content.ts";
import type { Problem } from "../problem.ts";
import { decode } from "../yaml/read-text.ts";

export type Examined = {
  text: string;
  problems: Problem[];
  /** The line where it stops being YAML; infinite when all of it is. */
  faultLine: number;
  /** Undefined when there is a fault. */
  data: unknown;
};

export function examine(file: FileName, text: string, folder: ImageFolder): Examined {
  const reading = decode(file, Buffer.from(text));
  const { source, faultLine, problems, images } = checkReading(file, reading);
  const references = source ? [...images, ...findBrandFiles(source)] : images;
  const missing = checkImages(folder, references).problems;
  return {
    text,
    problems: [...problems, ...missing],
    faultLine: faultLine ?? Number.POSITIVE_INFINITY,
    data: source?.data,
  };
}

/** Whether more of `after` is YAML, or equally much with fewer problems. */
export function isBetter(after: Examined, before: Examined): boolean {
  if (after.faultLine !== before.faultLine) return after.faultLine > before.faultLine;
  return after.problems.length < before.problems.length;
}
