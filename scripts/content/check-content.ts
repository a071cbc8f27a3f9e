/** Checks the three YAML files together. Returns the content, or everything that is wrong with it. Also runs in the browser. */
import type { Content } from "#domain/content.ts";
import { type Conventions, readConventions } from "#domain/conventions-schema.ts";
import { checkColors } from "./check-colors.ts";
import { checkDates, remarkOnDates } from "./check-dates.ts";
import { checkDesigns, checkEntries, remarkOnEntries, remarkOnPlacements } from "./check-entries.ts";
import { checkImages, findImages, type ImageFolder } from "./check-images.ts";
import { checkLinks } from "./check-links.ts";
import { checkTexts, explainSyntax, findUnindented, remarkOnTexts } from "./check-syntax.ts";
import type { ImageReference, Position, Problem } from "./problem.ts";
import { YamlSource } from "./source.ts";
import { type FileContent, type FileName, schemasFor } from "./studio-files.ts";
import { checkFigures, fillFigures, toFigures } from "./texts.ts";
import { validate } from "./validate.ts";

/** The three YAML files and the list of pictures, from disk or GitHub. */
type Files = { texts: Record<FileName, Reading>; images: ImageFolder };

export type Loaded = {
  /** Present when there are no problems. */
  content?: Content;
  /** Says nothing about photos that cannot be decoded. */
  problems: Problem[];
  /** Every reference to an existing picture, mark or font, even when there are problems. */
  references: ImageReference[];
  /** Doubtful entries, which may be intended. Empty when there are problems. */
  remarks: Problem[];
  /** Photos that no entry uses. Empty when there are problems, because these may hide an entry. */
  unused: string[];
};

export function checkContent({ texts, images: folder }: Files): Loaded {
  // How the studio writes prices, numbers and sizes decides what the schemas accept.
  const conventions = readConventions(new YamlSource("studio.yaml", texts["studio.yaml"].text ?? "").data);
  const check = <F extends FileName>(file: F) => checkFile(file, texts[file], conventions);
  const [catalogue, portfolio, studio] = [
    check("catalogue.yaml"),
    check("portfolio.yaml"),
    check("studio.yaml"),
  ];
  const files = [catalogue, portfolio, studio];
  const {
    present: references,
    missing,
    unused,
  } = checkImages(
    folder,
    files.flatMap((file) => file.images),
  );
  const problems = [
    // While studio.yaml cannot be read, its currency and units are unknown, and other files are only read.
    ...files.flatMap(({ source, problems }) => (source && !studio.source ? [] : problems)),
    ...checkAcross({ catalogue, portfolio, studio }),
    ...missing,
  ];
  if (problems.length === 0 && isValid(catalogue) && isValid(portfolio) && isValid(studio))
    return { problems, references, ...toContent({ catalogue, portfolio, studio }), unused };
  return { problems, references, remarks: [], unused: [] };
}

type CheckedFiles = {
  catalogue: CheckedFile<"catalogue.yaml">;
  portfolio: CheckedFile<"portfolio.yaml">;
  studio: CheckedFile<"studio.yaml">;
};

/** Checks what needs more than one file, or a valid studio. Skips what depends on a file that cannot be read. */
function checkAcross({ catalogue, portfolio, studio }: CheckedFiles): Problem[] {
  return [
    ...(portfolio.source && catalogue.value ? checkDesigns(portfolio.source, catalogue.value) : []),
    ...checkLinks(catalogue.source, portfolio.source, studio.source),
    ...(isValid(studio) ? checkColors(studio.source, studio.value.brand) : []),
    ...(studio.source ? checkDates(studio.source, catalogue.source) : []),
    ...(isValid(studio) ? checkFigures(studio.source, toFigures(studio.value)) : []),
  ];
}

type ValidFiles = {
  catalogue: ValidFile<"catalogue.yaml">;
  portfolio: ValidFile<"portfolio.yaml">;
  studio: ValidFile<"studio.yaml">;
};

/** Puts the files together, and adds the remarks. */
function toContent({ catalogue, portfolio, studio }: ValidFiles) {
  const content = {
    catalogue: catalogue.value,
    portfolio: portfolio.value,
    studio: fillFigures(studio.value, toFigures(studio.value)),
    illustrations: studio.images.flatMap(({ path, kind }) => (kind === "picture" ? path : [])),
  };
  const remarks = [
    ...[catalogue, portfolio, studio].flatMap(({ source }) => [
      ...remarkOnEntries(source),
      ...remarkOnTexts(source),
    ]),
    ...remarkOnPlacements(catalogue.source, content.catalogue),
    ...remarkOnDates(content, studio.source, catalogue.source),
  ];
  return { content, remarks };
}

/** The text of a file, without a byte order mark, or why there is none. */
export type Reading =
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: Position & { message: string } };

/** `images` may name files that do not exist. */
type CheckedFile<F extends FileName> = {
  file: F;
  /** Missing when the file cannot be read, or is not YAML. */
  source?: YamlSource;
  /** Present when there are no problems. */
  value?: FileContent[F];
  problems: Problem[];
  images: ImageReference[];
};

type ValidFile<F extends FileName> = CheckedFile<F> & { source: YamlSource; value: FileContent[F] };

function isValid<F extends FileName>(file: CheckedFile<F>): file is ValidFile<F> {
  return file.source !== undefined && file.value !== undefined;
}

/** Checks one file by itself. */
function checkFile<F extends FileName>(
  file: F,
  { text = "", problem }: Reading,
  conventions: Conventions,
): CheckedFile<F> {
  if (problem) return { file, problems: [{ file, subject: "the whole file", ...problem }], images: [] };
  const source = new YamlSource(file, text);
  const schema = schemasFor(conventions)[file];
  const broken = findUnindented(source, schema) ?? explainSyntax(source);
  if (broken) return { file, problems: [broken], images: [] };
  const { value, problems: ofValues } = validate(source, schema);
  const problems = [...checkTexts(source, schema, ofValues), ...checkEntries(source)];
  return { file, source, value, problems, images: findImages(source) };
}
