/** Checks one YAML file by itself. Broken YAML is mended as far as that is certain, so that its faults hide no other mistakes. */

import type { Conventions } from "#domain/conventions-schema.ts";
import { checkEntries } from "./checks/check-entries.ts";
import { findImages } from "./checks/check-images.ts";
import { checkTexts } from "./checks/check-texts.ts";
import { explainFault } from "./explain/syntax.ts";
import { type ImageReference, type Position, type Problem, showCorrection } from "./problem.ts";
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
  /** Missing when the file cannot be read; mended where its YAML is broken. */
  text?: string;
  /** Missing when the file is not YAML that can be mended. */
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

/** A file as it is written, and mended. */
export function openFile<F extends FileName>(file: F, { text = "", mistake }: Reading) {
  const written = new YamlSource(file, text);
  return { file, mistake, written, ...mend(written) };
}

/** Checks one file by itself. */
export function checkFile<F extends FileName>(
  { file, mistake, written, source, faults, isLost }: ReturnType<typeof openFile<F>>,
  conventions: Conventions,
): CheckedFile<F> {
  const schema = schemasFor(conventions)[file];
  if (mistake) return { file, problems: [{ file, subject: "the whole file", ...mistake }], images: [] };
  const { text } = written;
  const unindented = findUnindented(written, schema);
  if (unindented) return { file, text, problems: [unindented], images: [] };
  if (source.fault) return { file, text, problems: faults, images: [] };
  const { value, problems: refused } = validate(source, schema);
  const others = [...checkTexts(source, refused), ...checkEntries(source)];
  const problems = [...faults, ...others.filter((problem) => !isLost?.(problem))];
  const checked = { file, text: source.text, value, problems, images: findImages(source) };
  return isLost ? checked : { ...checked, source };
}

/** A file that is indented with tabs has a fault on each line. */
const MOST_FAULTS = 10;

/** `isLost` tells which problems may result from the line that is left out of `source`. */
type Mended = { source: YamlSource; faults: Problem[]; isLost?(problem: Problem): boolean };

/** Corrects every fault that has one correction. Without it, leaves out the line if nothing else is broken. */
function mend(broken: YamlSource): Mended {
  const faults: Problem[] = [];
  let source = broken;
  while (source.fault && faults.length < MOST_FAULTS) {
    const fault = explainFault(source, source.fault);
    const { line, correction } = fault;
    // The last correction did not help.
    if (line <= (faults.at(-1)?.line ?? 0)) break;
    faults.push(showCorrection(fault, source.text));
    if (!correction) return { faults, ...leaveOut(source, line) };
    const { start, end, text } = correction;
    source = new YamlSource(source.file, source.text.slice(0, start) + text + source.text.slice(end));
  }
  return { source, faults };
}

/** Recognizes the first line of an entry or of a section. */
const isBeginning = (line: string) => /^( *- +)?\w+:/.test(line);

/** Leaves out a line, unless other lines belong to it. */
function leaveOut(source: YamlSource, line: number): Omit<Mended, "faults"> {
  const lines = source.text.split("\n");
  const rest = new YamlSource(source.file, lines.with(line - 1, "#").join("\n"));
  if (rest.fault || /:\s*(#.*)?$/.test(lines[line - 1] ?? "")) return { source };
  const start = lines.slice(0, line - 1).findLastIndex(isBeginning) + 1;
  const next = lines.findIndex((text, index) => index >= line && isBeginning(text)) + 1;
  return { source: rest, isLost: (problem) => problem.line >= start && (next === 0 || problem.line < next) };
}
