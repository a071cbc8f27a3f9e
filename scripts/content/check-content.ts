/** Checks the three YAML files together. Returns the content, or everything that is wrong with it. Also runs in the browser. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { type Conventions, readConventions } from "#domain/conventions-schema.ts";
import { checkColors } from "./checks/check-colors.ts";
import { checkDates, remarkOnDates } from "./checks/check-dates.ts";
import { checkEntries, remarkOnEntries } from "./checks/check-entries.ts";
import { checkImages, findImages, type ImageFolder } from "./checks/check-images.ts";
import { checkLinks } from "./checks/check-links.ts";
import { checkTexts } from "./checks/check-texts.ts";
import { listAt, locationOf, valueAt } from "./explain/subject.ts";
import { mend } from "./mend.ts";
import {
  type ImageReference,
  type Position,
  type Problem,
  type SizeReference,
  showCorrection,
  type TitleReference,
} from "./problem.ts";
import { type FileContent, schemasFor } from "./schemas.ts";
import { YamlSource } from "./source.ts";
import type { FileName } from "./studio-files.ts";
import { checkFigures, fillFigures, toFigures } from "./texts/figures.ts";
import { findUnindented, validate } from "./validate.ts";

/** The text of a file, without a byte order mark, or why there is none. */
export type Reading =
  | { text: string; mistake?: undefined }
  | { text?: undefined; mistake: Position & { message: string } };

/** Everything that is checked, wherever it was read. */
export type Files = { texts: Record<FileName, Reading>; images: ImageFolder };

export type Loaded = {
  /** Present when there are no problems. */
  content?: Content;
  /** Says nothing about photos that cannot be decoded. */
  problems: Problem[];
  /** Every reference to an existing picture, even when there are problems. */
  images: ImageReference[];
  /** Every reference to an existing mark or font. */
  brandFiles: ImageReference[];
  /** The size of every design that has one. Empty when there are problems. */
  sizes: SizeReference[];
  /** The title of every design. Empty when there are problems. */
  titles: TitleReference[];
  /** Doubtful entries, which may be intended. Empty when there are problems. */
  remarks: Problem[];
  /** Photos that no entry uses. Empty when there are problems, because these may hide an entry. */
  unused: string[];
};

export function checkContent({ texts, images: folder }: Files): Loaded {
  const open = <F extends FileName>(file: F) => openFile(file, texts[file]);
  const opened = open("studio.yaml");
  // How the studio writes prices, numbers and sizes decides what the schemas accept.
  const conventions = readConventions(opened.source.data);
  const catalogue = checkFile(open("catalogue.yaml"), conventions);
  const portfolio = checkFile(open("portfolio.yaml"), conventions);
  const studio = checkFile(opened, conventions);
  const files = [catalogue, portfolio, studio];
  const { present, missing, unused } = checkImages(
    folder,
    files.flatMap((file) => file.images),
  );
  const figures = studio.value ? toFigures(studio.value) : undefined;
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...(portfolio.source && catalogue.value ? checkDesigns(portfolio.source, catalogue.value) : []),
    ...checkLinks(catalogue.source, portfolio.source, studio.source),
    ...(studio.source && studio.value ? checkColors(studio.source, studio.value.brand) : []),
    ...(studio.source ? checkDates(studio.source, catalogue.source) : []),
    ...(studio.source && figures ? checkFigures(studio.source, figures) : []),
    ...missing,
  ].map((problem) => showCorrection(problem, files.find(({ file }) => file === problem.file)?.text ?? ""));
  const brandFiles = present.filter(({ kind }) => kind !== "picture");
  const images = present.filter(({ kind }) => kind === "picture");
  const found = { problems, images, brandFiles };
  if (problems.length > 0 || !catalogue.value || !portfolio.value || !studio.value || !figures)
    return { ...found, sizes: [], titles: [], remarks: [], unused: [] };
  const content = {
    catalogue: catalogue.value,
    portfolio: portfolio.value,
    studio: fillFigures(studio.value, figures),
    illustrations: studio.images.flatMap(({ path, kind }) => (kind === "picture" ? path : [])),
  };
  const remarks = files.flatMap(({ source }) => (source ? remarkOnEntries(source) : []));
  if (catalogue.source && studio.source)
    remarks.push(...remarkOnDates(content, studio.source, catalogue.source));
  const sizes = catalogue.source ? findSizes(catalogue.source, catalogue.value, conventions) : [];
  const titles = catalogue.source ? findTitles(catalogue.source, catalogue.value) : [];
  return { ...found, content, sizes, titles, remarks, unused };
}

const findSizes = (
  source: YamlSource,
  designs: readonly Design[],
  conventions: Conventions,
): SizeReference[] =>
  designs.flatMap(({ image, size }, index) =>
    size ? [{ ...locationOf(source, [index, "size"]), path: image, size, conventions }] : [],
  );

const findTitles = (source: YamlSource, designs: readonly Design[]): TitleReference[] =>
  designs.map(({ title }, index) => ({ ...locationOf(source, [index, "title"]), title }));

/** `images` may name files that do not exist. */
type CheckedFile<F extends FileName> = {
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

/** A file as it is written, and mended. */
function openFile<F extends FileName>(file: F, { text = "", mistake }: Reading) {
  const written = new YamlSource(file, text);
  return { file, mistake, written, ...mend(written) };
}

/** Checks one file by itself. */
function checkFile<F extends FileName>(
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

/** Checks that the catalogue has the designs that the works name. `portfolio` may have other problems. */
function checkDesigns(portfolio: YamlSource, catalogue: readonly Design[]): Problem[] {
  return listAt(portfolio.data, ["works"]).flatMap((work, index) => {
    const shown = valueAt(work, ["design"]);
    if (!Number.isInteger(shown) || catalogue.some(({ id }) => id === shown)) return [];
    const message = `There is no design ${shown} in catalogue.yaml. Write the id of a design that is in it, or remove the line.`;
    return [{ ...locationOf(portfolio, ["works", index, "design"]), message }];
  });
}
