/** Checks the three YAML files together. Returns the content, or everything that is wrong with it. Also runs in the browser. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { readConventions } from "#domain/conventions-schema.ts";
import { type CheckedFile, checkFile, isValid, type Reading, type ValidFile } from "./check-file.ts";
import { checkColors } from "./checks/check-colors.ts";
import { checkDates, remarkOnDates } from "./checks/check-dates.ts";
import { remarkOnEntries } from "./checks/check-entries.ts";
import { checkImages, type ImageFolder } from "./checks/check-images.ts";
import { checkLinks } from "./checks/check-links.ts";
import { remarkOnTexts } from "./checks/check-texts.ts";
import { listAt, locationOf, valueAt } from "./explain/subject.ts";
import type { ImageReference, Problem } from "./problem.ts";
import { YamlSource } from "./source.ts";
import type { FileName } from "./studio-files.ts";
import { checkFigures, fillFigures, toFigures } from "./texts/figures.ts";

/** Everything that is checked, wherever it was read. */
type Files = { texts: Record<FileName, Reading>; images: ImageFolder };

export type Loaded = {
  /** Present when there are no problems. */
  content?: Content;
  /** Says nothing about photos that cannot be decoded. */
  problems: Problem[];
  /** Every reference to an existing picture, even when there are problems. */
  images: ImageReference[];
  /** Every reference to an existing mark or font. */
  brandFiles: ImageReference[];
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
  const { present, missing, unused } = checkImages(
    folder,
    files.flatMap((file) => file.images),
  );
  const problems = [
    // While studio.yaml cannot be read, its currency and units are unknown, and other files are only read.
    ...files.flatMap(({ source, problems }) => (source && !studio.source ? [] : problems)),
    ...checkAcross({ catalogue, portfolio, studio }),
    ...missing,
  ];
  const brandFiles = present.filter(({ kind }) => kind !== "picture");
  const images = present.filter(({ kind }) => kind === "picture");
  const found = { problems, images, brandFiles };
  if (problems.length === 0 && isValid(catalogue) && isValid(portfolio) && isValid(studio))
    return { ...found, ...toContent({ catalogue, portfolio, studio }), unused };
  return { ...found, remarks: [], unused: [] };
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

/** Checks that the catalogue has the designs that the works name. `portfolio` may have other problems. */
function checkDesigns(portfolio: YamlSource, catalogue: readonly Design[]): Problem[] {
  return listAt(portfolio.data, ["works"]).flatMap((work, index) => {
    const shown = valueAt(work, ["design"]);
    if (!Number.isInteger(shown) || catalogue.some(({ id }) => id === shown)) return [];
    const message = `There is no design ${shown} in catalogue.yaml. Write the id of a design that is in it, or remove the line.`;
    return [{ ...locationOf(portfolio, ["works", index, "design"]), message }];
  });
}

type ValidFiles = {
  catalogue: ValidFile<"catalogue.yaml">;
  portfolio: ValidFile<"portfolio.yaml">;
  studio: ValidFile<"studio.yaml">;
};

/** Puts the files together, and finds what later checks compare with the photos. */
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
    ...remarkOnDates(content, studio.source, catalogue.source),
  ];
  return { content, remarks };
}
